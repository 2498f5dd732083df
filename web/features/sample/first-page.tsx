/** The first page of a sample document, where there is room beside the text. */
export function FirstPage({ id, name }: { id: string; name: string }) {
  return (
    <figure className="screen-only sticky top-24 hidden flex-col gap-3 lg:flex">
      <div className="max-h-[calc(100dvh-10rem)] overflow-hidden rounded-box border border-line bg-sheet">
        <img
          src={`/sample/${id}/1.png`}
          alt={`The first page of ${name}`}
          width={1200}
          height={1553}
          loading="lazy"
          className="h-auto w-full"
        />
      </div>
      <figcaption className="text-sm text-muted">
        Page 1 of the document. Press a page number in the text to see its sentence.
      </figcaption>
    </figure>
  );
}
