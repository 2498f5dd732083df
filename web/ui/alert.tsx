import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  danger: { box: 'bg-danger-soft border-danger', icon: CircleAlert, mark: 'text-danger' },
  caution: { box: 'bg-caution-soft border-caution', icon: TriangleAlert, mark: 'text-caution' },
  info: { box: 'bg-info-soft border-info', icon: Info, mark: 'text-info' },
  success: { box: 'bg-accent-soft border-accent', icon: CircleCheck, mark: 'text-accent' },
} as const;

interface AlertProps {
  tone: keyof typeof tones;
  title?: string;
  /** Read aloud as soon as it appears: 'assertive' for what went wrong, 'polite' for the rest, 'off' for what was always there. */
  announce?: 'assertive' | 'polite' | 'off';
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A message that stands out. The shape says its tone as well as the color. */
export function Alert({
  tone,
  title,
  announce = tone === 'danger' ? 'assertive' : 'off',
  ref,
  children,
}: AlertProps) {
  const { box, icon: Icon, mark } = tones[tone];
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined;
  return (
    <div ref={ref} role={role} className={classNames('flex gap-3 rounded-box border-l-4 px-4 py-3', box)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', mark)} />
      {/* Blocks, not a flex column: a sentence with a link in it would fall apart. */}
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
