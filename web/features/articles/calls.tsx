import { LinkButton } from '../../ui/link-button.tsx';

/** Under an article. */
export function BottomCall() {
  return (
    <section className="screen-only flex flex-col items-start gap-4 rounded-box bg-accent-soft p-6 sm:p-8">
      <h2 className="text-2xl">Now look at your own documents</h2>
      <p className="max-w-measure">
        Check what you have and what is missing, then let the analyzer find the sentences that matter.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/checklist">Start Document Checklist</LinkButton>
        <LinkButton to="/analyze" variant="secondary">
          Analyze Your Documents
        </LinkButton>
      </div>
    </section>
  );
}

/** Beside a blog article. */
export function SideCalls() {
  return (
    <section className="screen-only flex flex-col gap-3 rounded-box border border-line bg-surface p-5">
      <h2 className="text-xl">Short on time?</h2>
      <p className="text-sm text-muted">
        Upload a document and read what it says about fees, rules and risks, each point with its page.
      </p>
      <LinkButton to="/analyze" size="small">
        Analyze a document
      </LinkButton>
      <LinkButton to="/checklist" size="small" variant="secondary">
        Open the checklist
      </LinkButton>
    </section>
  );
}
