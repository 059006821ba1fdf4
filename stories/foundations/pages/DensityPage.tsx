import { LiveForm } from '../../page/LiveForm.tsx';
import { Page, PageSection } from '../../page/Page.tsx';
import './foundations.css';

const questions = [
  { type: 'text', question: 'Voornaam', answer: 'Noor', required: 1 },
  { type: 'select', question: 'Maat', options: ['S', 'M', 'L'], answer: 'M' },
  { type: 'checkbox', question: 'Ik kan 25 meter zwemmen', answer: '1' },
] as const;

/** The comfortable and the compact form, side by side. */
export function DensityPage() {
  return (
    <Page
      title="Density"
      lead="Comfortable for everybody. Compact for an office, where people with a mouse fill in the same form all day."
    >
      <PageSection title="The same form in both">
        <div className="m-split">
          <figure className="m-brand">
            <figcaption>Comfortable, by default</figcaption>
            <LiveForm questions={questions} canSend />
          </figure>
          <figure className="m-brand">
            <figcaption>
              Compact, with <code>class="cf-compact"</code> around it
            </figcaption>
            <div className="cf-compact">
              <LiveForm questions={questions} canSend />
            </div>
          </figure>
        </div>
      </PageSection>
      <PageSection title="A finger keeps its 44 pixels">
        <p>
          Compact counts only where a mouse points (<code>pointer: fine</code>). On a phone or a tablet both
          forms are the same.
        </p>
      </PageSection>
    </Page>
  );
}
