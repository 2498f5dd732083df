import { unzipSync, zipSync } from 'fflate';

type Random = () => number;
type Mutation = (bytes: Buffer, random: Random, others: readonly Uint8Array[]) => Buffer;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const place = (random: Random, bytes: Uint8Array): number => below(random, Math.max(1, bytes.length));
/** Short stretches as often as long ones. */
const stretch = (random: Random, bytes: Uint8Array): number => Math.ceil(bytes.length ** random());

const flipBits: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes);
  for (let flips = 1 + below(random, 60); flips > 0 && bytes.length > 0; flips -= 1) {
    const at = place(random, bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << below(random, 8));
  }
  return changed;
};

const setBytes: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes);
  const at = place(random, bytes);
  const end = Math.min(bytes.length, at + stretch(random, bytes));
  changed.fill([0, 0xff, 0x20, 0x80][below(random, 4)] ?? 0, at, end);
  return changed;
};

const cutOff: Mutation = (bytes, random) => bytes.subarray(0, place(random, bytes));

const cutOut: Mutation = (bytes, random) => {
  const at = place(random, bytes);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + stretch(random, bytes))]);
};

const repeat: Mutation = (bytes, random) => {
  const at = place(random, bytes);
  const part = bytes.subarray(at, at + Math.min(20_000, stretch(random, bytes)));
  return Buffer.concat([
    bytes.subarray(0, at),
    ...Array(2 + below(random, 20)).fill(part),
    bytes.subarray(at),
  ]);
};

const splice: Mutation = (bytes, random, others) => {
  const other = others[below(random, others.length)] ?? bytes;
  const from = place(random, other);
  const at = place(random, bytes);
  const part = other.subarray(from, from + stretch(random, other));
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(random() < 0.5 ? at : at + part.length)]);
};

const EXTREMES = [
  '0',
  '-1',
  '1',
  '65536',
  '2147483647',
  '4294967296',
  '99999999999',
  '1e38',
  '00000',
  'null',
];

/** A PDF's and XML's numbers stand in its text: others in their place. */
const changeNumbers: Mutation = (bytes, random) => {
  const share = 0.001 + random() * 0.05;
  const text = bytes.toString('latin1').replace(/(?<![\w.])\d+(?![\w.])/g, (number) => {
    return random() < share ? (EXTREMES[below(random, EXTREMES.length)] ?? '0') : number;
  });
  return Buffer.from(text, 'latin1');
};

/** Objects of a PDF in one another's place. */
const swapObjects: Mutation = (bytes, random) => {
  const text = bytes.toString('latin1');
  const objects = [...text.matchAll(/\d+ \d+ obj\b([\s\S]*?)endobj/g)];
  const first = objects[below(random, objects.length)];
  const second = objects[below(random, objects.length)];
  if (first === undefined || second === undefined) return flipBits(bytes, random, []);
  const at = first.index + first[0].indexOf(first[1] ?? '');
  const swapped = text.slice(0, at) + (second[1] ?? '') + text.slice(at + (first[1] ?? '').length);
  return Buffer.from(swapped, 'latin1');
};

const MUTATIONS: readonly Mutation[] = [
  flipBits,
  setBytes,
  cutOff,
  cutOut,
  repeat,
  splice,
  changeNumbers,
  swapObjects,
];

/** One to three changes of a file. Of a ZIP as often one of its parts as the file itself, so that more gets past the unpacking. */
export function mutate(bytes: Uint8Array, random: Random, others: readonly Uint8Array[]): Buffer {
  let changed: Buffer = Buffer.from(bytes);
  for (let changes = 1 + below(random, 3); changes > 0; changes -= 1) {
    const mutation = MUTATIONS[below(random, MUTATIONS.length)] ?? flipBits;
    const isZip = changed.subarray(0, 2).toString('latin1') === 'PK';
    changed =
      isZip && random() < 0.5 ? inPart(changed, random, mutation, others) : mutation(changed, random, others);
  }
  return changed.subarray(0, 10_485_760);
}

/** Bytes: a size that an earlier change made is not believed. */
const mostOfPart = 10_485_760;

function inPart(zip: Buffer, random: Random, mutation: Mutation, others: readonly Uint8Array[]): Buffer {
  try {
    const parts = unzipSync(zip, { filter: ({ originalSize }) => originalSize < mostOfPart });
    const names = Object.keys(parts);
    const name = names[below(random, names.length)] ?? '';
    const part = parts[name];
    if (part === undefined) return zip;
    return Buffer.from(zipSync({ ...parts, [name]: mutation(Buffer.from(part), random, others) }));
  } catch {
    return mutation(zip, random, others);
  }
}
