import { beside } from './beside.ts';
import { conditions } from './conditions.ts';
import { frames } from './frames.ts';
import { modalities } from './modalities.ts';
import type { Setting } from './setting.ts';
import { subjects } from './subjects.ts';
import { times } from './times.ts';

/** All that is known to narrow a sentence. */
export const settings: readonly Setting[] = [
  ...subjects,
  ...beside,
  ...modalities,
  ...conditions,
  ...times,
  ...frames,
];
