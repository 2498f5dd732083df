import { FileSearch } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Gauge } from '../../ui/charts/gauge.tsx';
import { SplitBar } from '../../ui/charts/split-bar.tsx';
import { Day } from '../../ui/day.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Term } from '../../ui/term.tsx';

const tones = ['success', 'info', 'caution', 'danger'] as const;

export function Messages() {
  return (
    <div className="flex flex-col gap-4">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`${tone[0]?.toUpperCase()}${tone.slice(1)}`} announce="off">
          <p>What happened, and what to do now.</p>
        </Alert>
      ))}
      <LoadFailure busy={false} onRetry={() => undefined}>
        This could not be loaded. Please try again.
      </LoadFailure>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Neutral</Badge>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner />
        <Day iso="2026-11-21" />
      </div>
      <ProgressBar label="Reading" value={60} valueText="Page 41 of 69" />
    </div>
  );
}

export function Arrangements({ name }: { name: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <EmptyState
          level={3}
          icon={<FileSearch />}
          title="No Matching Documents"
          actions={<Button variant="secondary">Clear Filters</Button>}
        >
          <p>Try adjusting your search or filters.</p>
        </EmptyState>
      </Card>
      <Tabs
        label={`Parts, ${name}`}
        items={[
          { id: 'summary', label: 'Summary', content: <p>What it comes to.</p> },
          { id: 'rules', label: 'Restrictions', content: <p>What you may not do.</p> },
        ]}
      />
      <QuestionList
        items={[
          { question: 'Is this legal advice?', answer: 'No. It is educational information.' },
          { question: 'What does it cost?', answer: '$10, one time.' },
        ]}
      />
      <p>
        Terms such as{' '}
        <Term title="Special assessment" meaning="An extra charge on top of the regular dues.">
          special assessment
        </Term>
        , show their meaning when you press them.
      </p>
    </div>
  );
}

export function Pictures() {
  return (
    <div className="flex flex-col gap-6">
      <Gauge
        sentence="The reserves are 65% funded."
        percent={65}
        display="65%"
        marks={[30, 70]}
        bands={['High risk', 'Moderate', 'Healthy']}
      />
      <BarChart
        sentence="Dues are $1,080 now and about $1,445 in five years."
        bars={[
          { label: 'Now', value: 1080, display: '$1,080' },
          { label: 'In 5 years', value: 1445, display: 'about $1,445', hatched: true },
        ]}
      />
      <SplitBar
        sentence="Of each dollar 70 cents run the community and 30 are saved."
        slices={[
          { label: 'Running costs', display: '70%', share: 0.7 },
          { label: 'Reserves', display: '30%', share: 0.3 },
        ]}
      />
    </div>
  );
}
