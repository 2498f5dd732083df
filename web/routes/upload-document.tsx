import { HowItWorks } from '../features/upload/how-it-works.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => pageMeta('Upload Your HOA Document');

export default function Page() {
  return (
    <UploadPage
      title="Upload Your HOA Document"
      intro="Any document from your association will do: the covenants, the bylaws, the budget, last year's minutes."
    >
      <HowItWorks />
    </UploadPage>
  );
}
