const colors = [
  ['paper', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'muted'],
  ['accent', 'on-accent'],
  ['accent-strong', 'on-accent'],
  ['accent-soft', 'accent'],
  ['highlight', 'on-highlight'],
  ['found', 'on-found'],
  ['caution-soft', 'caution'],
  ['danger-soft', 'danger'],
  ['danger', 'on-danger'],
  ['info-soft', 'info'],
] as const;

const lines = ['line', 'edge'] as const;

const steps = [
  ['text-5xl', 'Page title'],
  ['text-4xl', 'Section of the home page'],
  ['text-3xl', 'Section'],
  ['text-2xl', 'Card, part'],
  ['text-xl', 'Small card'],
] as const;

/** Every color with the text that stands on it. */
export function Colors() {
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {colors.map(([ground, text]) => (
          <li
            key={ground}
            className="rounded-box border border-line px-3 py-4 text-sm"
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            <span className="block font-semibold">{ground}</span>
            {text}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {lines.map((name) => (
          <li key={name} className="border-t-2 pt-2 text-sm" style={{ borderColor: `var(--${name})` }}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Type() {
  return (
    <div className="flex flex-col gap-5">
      {steps.map(([size, use]) => (
        <p key={size} className="flex flex-col">
          <span className="text-sm text-muted">
            {size}: {use}
          </span>
          <span className={`font-serif leading-tight font-semibold ${size}`}>Dues of $95 a month</span>
        </p>
      ))}
      <p className="max-w-measure text-lg">
        Lead text, 68 characters a line. Every statement opens at the page it comes from.
      </p>
      <p className="max-w-measure">
        Running text. Regular dues are due on the first of the month, and late after fifteen days. Figures
        stand under each other: <span className="tabular">1,080 and 1,445</span>.{' '}
        <mark>The board may levy a special assessment</mark> without a vote.
      </p>
      <p className="max-w-measure text-sm text-muted">Small text, for what goes with something.</p>
    </div>
  );
}
