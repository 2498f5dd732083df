/** Picture pages that a person at a command line waits for without having asked for text recognition. */
export const shortScan = 1;
