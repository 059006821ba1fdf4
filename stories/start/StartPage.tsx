import { RegistrationForm } from '@clubpoort/form-engine';
import { JsonCode } from '../page/JsonCode.tsx';
import { Page, PageSection } from '../page/Page.tsx';
import { PageLink } from '../page/PageLink.tsx';
import { pages } from '../page/pages.ts';
import { fewPorts } from '../registration-form/examplePorts.ts';
import { benchClaims } from './benchClaims.ts';
import firstSections from './firstSections.json';
import firstSource from './firstSections.json?raw';
import { KindCard } from './KindCard.tsx';
import { picturedKinds } from './picturedKinds.ts';
import './start.css';
import { WayList } from './WayList.tsx';
import { chapters, startingPoints } from './ways.ts';

/** The first page: one sentence on the engine, a first form, and the ways into the manual. */
export function StartPage() {
  return (
    <Page
      look="cover"
      title="Forms from JSON, under the strictest policy."
      lead={
        <>
          One description draws the form, checks it in the browser and on the server, and never needs{' '}
          <code>unsafe-inline</code> or <code>eval</code>.
        </>
      }
    >
      <Install />
      <PageSection title="The same two questions, as JSON and as a form">
        <div className="m-split">
          <JsonCode label="sections.json" text={firstSource.trim()} />
          <div className="m-live" lang="nl">
            <RegistrationForm sections={firstSections} ports={fewPorts} onSubmit={async () => {}} />
          </div>
        </div>
      </PageSection>
      <Claims />
      <PageSection
        title="Kinds of questions"
        aside={<PageLink id={pages.kinds}>All kinds, in every state</PageLink>}
      >
        <ul className="m-grid m-kinds">
          {picturedKinds.map((kind) => (
            <KindCard key={kind} kind={kind} />
          ))}
        </ul>
      </PageSection>
      <PageSection title="Where to start">
        <WayList ways={startingPoints} />
      </PageSection>
      <PageSection title="The way through this manual">
        <WayList ways={chapters} />
      </PageSection>
    </Page>
  );
}

function Install() {
  return (
    <div>
      <div className="m-buttons">
        <PageLink id={pages.playground} className="m-button m-main">
          Open the playground
        </PageLink>
        <PageLink id={pages.kinds} className="m-button">
          Browse the kinds
        </PageLink>
      </div>
      <pre className="m-shell">npm install @clubpoort/form-engine react react-dom</pre>
    </div>
  );
}

function Claims() {
  return (
    <PageSection title="Why teams choose it">
      <ul className="m-claims">
        {benchClaims().map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="m-after">
        <PageLink id={pages.bench}>See the whole bench table, with the goals that are not reached</PageLink>
      </p>
    </PageSection>
  );
}
