import type { Table } from '#report/pictures/picture.ts';

/** The figures behind a picture. */
export function FiguresTable({ columns, rows }: Table) {
  return (
    <table className="tabular w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 pr-4 align-bottom font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same, and none moves.
          <tr key={index} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 pr-4 align-top font-normal">
              {name}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <td key={column} className="py-1.5 pr-4 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
