import { FileSearch, Lightbulb, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

function InfoCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <span aria-hidden="true" className="mt-1 text-accent [&>svg]:size-5">
        {icon}
      </span>
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What happens with a document, beside the form that takes it. */
export function InfoCards() {
  return (
    <div className="flex flex-col gap-5">
      <InfoCard icon={<FileSearch />} title="What is analyzed">
        <p className="text-muted">
          CC&Rs, bylaws, rules, meeting minutes, budgets, financial statements and reserve studies. Every page
          is read, and every sentence in your results shows the page it comes from.
        </p>
      </InfoCard>
      <InfoCard icon={<Lightbulb />} title="What you'll learn">
        <ul className="flex list-disc flex-col gap-1 pl-4 text-muted">
          <li>What you will pay, and what could cost you extra</li>
          <li>What you may not do: pets, rentals, parking, changes to the house</li>
          <li>How healthy the reserves are, and who decides what</li>
          <li>What the document does not say, so you know what to ask</li>
        </ul>
      </InfoCard>
      <InfoCard icon={<ShieldCheck />} title="Your privacy">
        <p className="text-muted">
          Your documents are not shared with third parties, and are not kept longer than necessary.
        </p>
      </InfoCard>
    </div>
  );
}
