/** Milliseconds between two writes: so much work is lost at most when the process is killed. */
const every = 10_000;

/** Where one document's recognized pages are kept, packed. */
export interface RecognizedBlob {
  read(): Promise<Uint8Array | undefined>;
  write(bytes: Uint8Array): Promise<void>;
}

/** Keeps a document's recognized pages while they come in, so that another try need not recognize them again. */
export async function keepRecognized(blob: RecognizedBlob) {
  const kept = await blob.read();
  const parts: Uint8Array[] = kept === undefined ? [] : [kept];
  let written = parts.length;
  let lastWrite = performance.now();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    lastWrite = performance.now();
    const upTo = parts.length;
    await blob.write(Buffer.concat(parts));
    written = upTo;
  }

  return {
    /** What was kept until now, for the thread. */
    kept,
    add(packed: Uint8Array): void {
      parts.push(packed);
      if (performance.now() - lastWrite < every) return;
      // A cache that cannot be written is no reason to stop.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => {
          writing = undefined;
        });
    },
    /** Writes what has not been written yet. */
    async end(): Promise<void> {
      await writing;
      if (written < parts.length) await write();
    },
  };
}
