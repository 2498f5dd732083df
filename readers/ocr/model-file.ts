import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFolder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));

/** The folder of the English model, and the model itself: the accurate one, in whole numbers, for the LSTM engine. */
export const MODEL_FOLDER = join(packageFolder, '4.0.0_best_int');
export const MODEL_FILE = join(MODEL_FOLDER, 'eng.traineddata.gz');
