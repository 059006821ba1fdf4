import type { KindName } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { State } from '#form-engine/src/questions/samples/storyStates.ts';
import { LiveForm } from '../../page/LiveForm.tsx';
import { Page } from '../../page/Page.tsx';
import { PageLink } from '../../page/PageLink.tsx';
import { kindPage } from '../../start/kindPage.ts';
import { picturedKinds } from '../../start/picturedKinds.ts';
import './overview.css';

/** Every kind as a real field, with links to all its states. */
export function OverviewPage() {
  return (
    <Page
      title="Every kind, in every state"
      lead="Try them here. The links below a kind show it empty, filled, refused, disabled, for reading, in a review, with long texts, and with a host that is slow or fails."
    >
      <ul className="m-overview">
        {[...picturedKinds, 'unknown' as const].map((kind) => (
          <KindEntry key={kind} kind={kind} />
        ))}
      </ul>
    </Page>
  );
}

function KindEntry({ kind }: { readonly kind: KindName }) {
  const page = kindPage(kind);
  const { example, stories } = kindSamples[kind];
  const questions = useMemo(() => [example], [example]);
  return (
    <li className="m-entry">
      <h2>
        <PageLink id={page}>{kind}</PageLink>
      </h2>
      <LiveForm questions={questions} />
      <p className="m-states">
        {stories.inForm.map((state) => (
          <PageLink key={state} id={page.replace('docs', storyName(state))} className="m-state">
            {inWords(state)}
          </PageLink>
        ))}
      </p>
    </li>
  );
}

/** `required-error` of `RequiredError`, as Storybook makes its ids. */
const storyName = (state: State) => inWords(state).replace(' ', '-');

const inWords = (state: State) =>
  state
    .replace(/(?!^)[A-Z]/g, ' $&')
    .toLowerCase()
    .trim();
