// Made from packages/protocol/schema by `npm run gen`; do not edit.
export interface Trouble { readonly instancePath: string; readonly schemaPath: string; readonly keyword: string; readonly params: Readonly<Record<string, unknown>>; readonly message?: string }
export interface Validator { (value: unknown): boolean; errors?: readonly Trouble[] | null }
export declare const observation: Validator;
export declare const rules: Validator;
export declare const botHello: Validator;
export declare const handEvent: Validator;
export declare const handStart: Validator;
export declare const handResult: Validator;
export declare const houseObservation: Validator;
export declare const houseResult: Validator;
export declare const houseJob: Validator;
export declare const matchJob: Validator;
export declare const matchResult: Validator;
export declare const openHandHistory: Validator;
export declare const handRecord: Validator;
export declare const eventFile: Validator;
export declare const standings: Validator;
export declare const regression: Validator;
export declare const diffReport: Validator;
export declare const audit: Validator;
export declare const playRequest: Validator;
export declare const playNews: Validator;
