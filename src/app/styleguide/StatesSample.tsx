import { Button } from '../../components/actions/Button.tsx';
import { Banner } from '../../components/feedback/Banner.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Loading } from '../../components/feedback/Loading.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { Pill } from '../../components/feedback/Pill.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { toneIcons } from '../../components/feedback/tone.ts';
import { Card } from '../../components/layout/Card.tsx';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const noop = () => {};

const tones = ['info', 'success', 'warning', 'danger'] as const;

export function StatesSample() {
  return (
    <Sample title={texts.states}>
      <Pill>{texts.chip}</Pill>
      <Pill tone="accent">{texts.chip}</Pill>
      {tones.map((tone) => (
        <Pill key={tone} tone={tone} icon={toneIcons[tone]}>
          {texts.chip}
        </Pill>
      ))}
      {tones.map((tone) => (
        <div key={tone} className={styles.wide}>
          <Notice tone={tone} title={texts.emptyTitle}>
            {texts.emptyText}
          </Notice>
        </div>
      ))}
      <div className={styles.full}>
        <Banner tone="warning" icon="invoice" action={<Button>{texts.bannerAction}</Button>} onDismiss={noop}>
          {texts.banner}
        </Banner>
      </div>
      <div className={styles.wide}>
        <Card>
          <Loading>
            <Skeleton shape="title" />
            <Skeleton count={3} />
          </Loading>
        </Card>
      </div>
      <div className={styles.wide}>
        <EmptyState icon="calendar" title={texts.emptyTitle}>
          {texts.emptyText}
        </EmptyState>
      </div>
      <div className={styles.wide}>
        <ErrorState message={texts.failed} onRetry={() => window.location.reload()} />
      </div>
    </Sample>
  );
}
