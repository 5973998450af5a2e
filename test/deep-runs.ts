/** How many random cases a law is tried on: all of them among the long tests, which CI runs, else a quarter. */
export const deepRuns = (all: number): number => (process.env["DEEP"] === undefined ? Math.ceil(all / 4) : all);
