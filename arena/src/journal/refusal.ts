const KNOWN: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "no more room is allotted on the disk",
  EACCES: "it may not be written",
  EROFS: "the disk may only be read",
  ENOTDIR: "a part of the path is no folder",
  ENOENT: "the path does not exist and cannot be made",
  EEXIST: "a file stands in the way",
  EISDIR: "a folder stands in the way",
  EPERM: "it may not be written",
};

/** Whether an error is the file system's, and no fault of ours. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).errno === "number";

/** Why the file system refused to write, in words for the person who asked. */
export function refusal(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return KNOWN[code ?? ""] ?? message;
}
