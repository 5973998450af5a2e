/** The part of jstat that the tests ask as an oracle. */
declare module "jstat" {
  const jStat: {
    readonly studentt: {
      inv(p: number, degrees: number): number;
      cdf(t: number, degrees: number): number;
    };
  };
  export default jStat;
}
