const bytesPerMegabyte = 1024 * 1024;

/** '1.50 MB'. */
export function megabytes(bytes: number): string {
  return `${(bytes / bytesPerMegabyte).toFixed(2)} MB`;
}
