import type { HandPage } from "@doorcard/protocol";
export const handPage = (_directory: string, id: string): Promise<HandPage> => Promise.reject(new Error(id));
