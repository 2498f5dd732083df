import { expect, test } from 'vitest';
import { keepPace, type Pace, secondsLeft, timeLeft } from './pace.ts';

const after = (counts: readonly (readonly [seconds: number, done: number])[], burst?: number): Pace =>
  counts.reduce<Pace | null>((pace, [at, done]) => keepPace(pace, done, at * 1000, burst), null) as Pace;

test('a steady pace tells the time that is left', () => {
  const pace = after([
    [0, 1],
    [2.5, 2],
    [5, 3],
    [7.5, 4],
  ]);
  expect(secondsLeft(pace, 30)).toBeCloseTo(65);
});

test('nothing is said before there is something to tell by', () => {
  expect(secondsLeft(after([[0, 1]]), 30)).toBeNull();
  expect(
    secondsLeft(
      after([
        [0, 1],
        [3, 2],
      ]),
      30,
    ),
  ).toBeNull();
  expect(
    secondsLeft(
      after([
        [0, 1],
        [60, 1],
      ]),
      30,
    ),
  ).toBeNull();
});

test('pages of text that rush by say nothing of the pictures after them', () => {
  const pace = after(
    [
      [0, 1],
      [0.4, 40],
      [3.4, 41],
      [6.4, 42],
    ],
    10,
  );
  expect(secondsLeft(pace, 50)).toBeCloseTo(24);
});

test('work that starts again starts its pace again', () => {
  const pace = after([
    [0, 1],
    [10, 9],
    [20, 1],
  ]);
  expect(secondsLeft(pace, 30)).toBeNull();
});

test.each([
  [2, 'A few seconds left'],
  [31, 'About 40 seconds left'],
  [84, 'About 90 seconds left'],
  [86, 'About 1 minute left'],
  [150, 'About 3 minutes left'],
])('%i seconds: %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
