// Made from packages/evaluator/src/build-tables.ts by `npm run gen`; do not edit.
/** Every table of `table-parts.ts`, one after the other, as base64. */
export declare const PACKED: string;
