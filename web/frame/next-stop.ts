/**
 * Where a key moves the focus in a list of `count` stops, round and round. `now` is -1 while none has it. Null for the
 * keys that move nothing.
 */
export function nextStop(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return now <= 0 ? count - 1 : now - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
