import { InfoCards } from '../features/upload/info-cards.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';
import { pageMeta } from '../frame/page-meta.ts';

export const meta = () => pageMeta('Analyze a document');

export default function Page() {
  return (
    <UploadPage
      title="Analyze a document"
      intro="Upload one document of your association. You get it back in plain English, each point with its page."
    >
      <InfoCards />
    </UploadPage>
  );
}
