/** The files of a drop, those in dropped folders among them, in the order of their names. Hidden files are left out. */
export async function filesOfDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // Before anything is waited for: the browser forgets the drop at the end of its turn.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...files];
  if (entries.length === 0 || entries.some((entry) => entry === null)) return plain;
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat().filter(({ name }) => !name.startsWith('.'));
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  }
  const inner = await entriesOf(entry as FileSystemDirectoryEntry);
  const found = await Promise.all(inner.map(filesIn));
  return found.flat();
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A browser gives a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name));
    all.push(...some);
  }
}
