import { classNames } from '../../ui/class-names.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const words: Record<PasswordStrength, { bars: number; color: string; word: string; advice: string }> = {
  short: { bars: 1, color: 'bg-danger', word: 'Too short.', advice: 'Use at least 6 characters.' },
  weak: {
    bars: 1,
    color: 'bg-danger',
    word: 'Weak.',
    advice: 'Easy to guess. Three or four random words are better.',
  },
  fair: {
    bars: 2,
    color: 'bg-caution',
    word: 'Fair.',
    advice: 'A few more characters would make it hard to guess.',
  },
  strong: {
    bars: 3,
    color: 'bg-accent',
    word: 'Strong.',
    advice: 'Hard to guess, as long as you don’t use it anywhere else.',
  },
};

/** How good a new password is, in a word, as it is typed. Takes its room from the start: nothing below it moves. */
export function StrengthMeter({ password, about }: { password: string; about?: readonly string[] }) {
  const strength = passwordStrength(password, about);
  const { bars, color, word, advice } = strength
    ? words[strength]
    : { bars: 0, color: '', word: '', advice: '' };
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames('h-1 flex-1 rounded-full', bar <= bars ? color : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="min-h-[1.6em] text-sm text-muted">
        {strength && (
          <>
            <span className="sr-only">Password strength: </span>
            <strong className="text-ink">{word}</strong> {advice}
          </>
        )}
      </p>
    </div>
  );
}
