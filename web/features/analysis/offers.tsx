import { documentTypes } from '#contract/document-type.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { typeLabel } from '#report/type-label.ts';
import { OlderEngine } from './older-engine.tsx';
import { TypeOffer } from './type-offer.tsx';

/** What the analysis may be made anew for: a newer version of the engine, or another type. */
export function Offers({ analysis }: { analysis: ShownAnalysis }) {
  const chosen = analysis.document_type;
  const type = documentTypes.find((one) => one === chosen);
  const detected = documentTypes.find((one) => one === analysis.detected_type);
  return (
    <>
      {analysis.older_engine && type && <OlderEngine documentId={analysis.document_id} type={type} />}
      {detected && detected !== chosen && (
        <TypeOffer
          documentId={analysis.document_id}
          chosen={chosen}
          chosenLabel={typeLabel(chosen)}
          detected={detected}
        />
      )}
    </>
  );
}
