import { type ExampleQuestion, LiveForm } from '../page/LiveForm.tsx';
import { Page, PageSection } from '../page/Page.tsx';
import './guide.css';

/** One side of a pair: the questions as a form, and what they do to the reader. */
interface GuideExample {
  readonly questions: readonly ExampleQuestion[];
  readonly note: string;
  /** Whether it has a button to send it. */
  readonly canSend?: boolean;
  /** Replaces the text of that button. */
  readonly submit?: string;
}

/** A rule with its pair. */
export interface GuideRule {
  readonly title: string;
  /** Why, in a sentence or two. */
  readonly why: string;
  readonly good: GuideExample;
  readonly bad: GuideExample;
}

interface GuidePageProps {
  readonly title: string;
  readonly lead: string;
  readonly rules: readonly GuideRule[];
}

/** Rules about one subject, each with a live pair. */
export function GuidePage({ title, lead, rules }: GuidePageProps) {
  return (
    <Page title={title} lead={lead}>
      {rules.map((rule) => (
        <PageSection key={rule.title} title={rule.title}>
          <p className="m-why">{rule.why}</p>
          <div className="m-split">
            <Side verdict="do" example={rule.good} />
            <Side verdict="dont" example={rule.bad} />
          </div>
        </PageSection>
      ))}
    </Page>
  );
}

function Side({ verdict, example }: { readonly verdict: 'do' | 'dont'; readonly example: GuideExample }) {
  const { questions, note, canSend = false, submit } = example;
  return (
    <div className="m-side" data-verdict={verdict}>
      <h3 className="m-verdict">{verdict === 'do' ? 'Do' : 'Don’t'}</h3>
      <LiveForm
        questions={questions}
        canSend={canSend || submit !== undefined}
        {...(submit && { texts: { submit } })}
      />
      <p className="m-note">{note}</p>
    </div>
  );
}
