/** Keeps what was recognized, by a key made of the page's content and the recognizer. Failing to is no error. */
export interface OcrCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

export interface OcrOptions {
  /** The machine's own Tesseract where it is found on PATH ('auto', the default), or the npm package's alone. */
  program?: 'auto' | 'package';
  /** Pages recognized at a time: one a core unless told. */
  slots?: number;
  /** Pages of one file that are recognized, from its first on: 1,000 unless told. Further ones stay unreadable. */
  mostPages?: number;
  /** Files with more picture pages than this are not recognized at all: for callers that cannot wait. */
  patience?: number;
  /** Asked once it is known how many of a file's pages are to be recognized: true leaves all of them as they are. */
  postpone?: (chosen: number, pages: number) => boolean;
  cache?: OcrCache;
  /** Where the machine's own Tesseract finds its model unpacked, or it is put: a folder for once where left out. */
  modelFolder?: string;
}
