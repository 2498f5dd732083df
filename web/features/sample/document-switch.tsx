import { sampleDocuments } from '#content/sample.ts';
import { classNames } from '../../ui/class-names.ts';

/** Which of the sample documents is on show. */
export function DocumentSwitch({ shown, onShow }: { shown: string; onShow: (id: string) => void }) {
  return (
    <fieldset className="screen-only script-only flex flex-wrap gap-1.5 sm:gap-2">
      <legend className="sr-only">Sample document</legend>
      {sampleDocuments.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={shown === id}
          onClick={() => onShow(id)}
          className={classNames(
            'min-h-11 cursor-pointer rounded-box border px-2.5 font-semibold sm:px-4',
            shown === id
              ? 'border-accent bg-accent-soft text-accent'
              : 'border-edge bg-surface hover:bg-sunken',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
