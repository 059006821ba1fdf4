import type { KindName } from '@clubpoort/form-engine/headless';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { PageLink } from '../page/PageLink.tsx';
import { kindPage } from './kindPage.ts';

/** A kind as a small picture, with a link to its page. */
export function KindCard({ kind }: { readonly kind: KindName }) {
  const { fields = [], choices = [], mark, isTall, shape, text } = kindSamples[kind].picture;
  return (
    <li>
      <PageLink id={kindPage(kind)} className="m-kind">
        <span className="m-demo" aria-hidden="true" data-tall={isTall} lang="nl">
          {fields.map((field, index) => (
            <span key={field} className="m-ghost" data-mark={index === fields.length - 1 ? mark : undefined}>
              {field}
            </span>
          ))}
          {choices.map((choice, index) => (
            <span key={choice} className="m-choice" data-shape={shape} data-on={index === 0 || undefined}>
              {choice}
            </span>
          ))}
          {text && <span className="m-words">{text}</span>}
        </span>
        <span className="m-kind-name">{kind}</span>
      </PageLink>
    </li>
  );
}
