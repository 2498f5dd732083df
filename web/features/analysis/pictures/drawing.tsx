import { figure } from '#engine/say/display.ts';
import type { Picture } from '#report/pictures/picture.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Gauge } from '../../../ui/charts/gauge.tsx';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';

/** A picture without its words. */
export function Drawing({ picture }: { picture: Picture }) {
  const { sentence } = picture;
  switch (picture.kind) {
    case 'bars':
      return (
        <BarChart
          sentence={sentence}
          bars={picture.bars.map(({ reckoned, ...bar }) => ({ ...bar, hatched: reckoned }))}
        />
      );
    case 'split':
      return <SplitBar sentence={sentence} slices={picture.slices} />;
    case 'gauge':
      return <Gauge {...picture} display={`${figure(picture.percent)}%`} />;
  }
}
