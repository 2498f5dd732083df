import { InfoCards } from '../features/upload/info-cards.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => pageMeta('Analyze a document');

export default function Page() {
  return (
    <UploadPage
      title="Analyze a document"
      intro="Upload one of your association’s documents. You get it back in plain English, with the page for each point."
    >
      <InfoCards />
    </UploadPage>
  );
}
