import { useState } from 'react';
import type { WireCheck, WireExpression } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { AskedBefore } from '../parts/askedBefore.ts';
import { ConditionEditor } from '../parts/ConditionEditor.tsx';
import { TextField } from '../parts/TextField.tsx';
import { textIn, withTextIn } from '../words/languages.ts';
import { Folded, Pick } from './fields.tsx';

interface ChecksEditorProps {
  readonly checks: readonly WireCheck[] | undefined;
  readonly questions: readonly AskedBefore[];
  readonly onChange: (checks: readonly WireCheck[] | undefined) => void;
}

/** The rules between answers of a section or a group: two answers in an order, or a condition that must hold. */
export function ChecksEditor({ checks, questions, onChange }: ChecksEditorProps) {
  const { texts, isReadOnly } = useBuilderContext();
  // The state has rules that aren't complete yet.
  const [drafts, setDrafts] = useState<readonly CheckDraft[]>(() =>
    (Array.isArray(checks) ? checks : []).map(draftOf),
  );
  const write = (next: readonly CheckDraft[]) => {
    setDrafts(next);
    const complete = next.flatMap((draft) => checkOf(draft) ?? []);
    onChange(complete.length > 0 ? complete : undefined);
  };
  return (
    <Folded label={texts.checks}>
      {drafts.map((draft, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name, and its fields show it alone
        <fieldset key={index} className="cf-builder-group" disabled={isReadOnly}>
          <legend className="cf-label">{fillIn(texts.check, { n: index + 1 })}</legend>
          <CheckFields
            draft={draft}
            questions={questions}
            onChange={(next) => write(drafts.with(index, next))}
          />
          <button
            type="button"
            className="cf-button cf-button-plain"
            onClick={() => write(drafts.toSpliced(index, 1))}
          >
            {fillIn(texts.removeCheck, { n: index + 1 })}
          </button>
        </fieldset>
      ))}
      {!isReadOnly && (
        <button
          type="button"
          className="cf-button cf-button-plain"
          onClick={() => setDrafts([...drafts, { message: '', compare: ['', 'lt', ''] }])}
        >
          {texts.addCheck}
        </button>
      )}
    </Folded>
  );
}

type Compare = Extract<WireCheck, { readonly compare: unknown }>['compare'];
type Must = Extract<WireCheck, { readonly must: unknown }>['must'];

/** A rule that may not be complete. A side of a comparison is a qid, `'today'`, or a value the way the wire has it. */
type CheckDraft = {
  readonly message: WireCheck['message'];
  readonly at?: WireCheck['at'];
  readonly when?: WireCheck['when'];
} & (
  | { readonly compare: readonly [Side, Compare[1], Side] }
  | { readonly must: Must | undefined }
  | { readonly raw: WireCheck }
);
type Side = string | WireExpression;

function draftOf(check: WireCheck): CheckDraft {
  return isRecord(check) && typeof check.message !== 'number' ? check : { message: '', raw: check };
}

/** The rule as the wire has it; `undefined` while a part of it is missing. */
function checkOf(draft: CheckDraft): WireCheck | undefined {
  if ('raw' in draft) return draft.raw;
  if (draft.message === '') return undefined;
  if ('compare' in draft) {
    const [left, , right] = draft.compare;
    // Cast is safe: both sides are there.
    return left === '' || right === '' ? undefined : (draft as WireCheck);
  }
  // Cast is safe: the condition is there.
  return draft.must ? (draft as WireCheck) : undefined;
}

interface CheckFieldsProps {
  readonly draft: CheckDraft;
  readonly questions: readonly AskedBefore[];
  readonly onChange: (draft: CheckDraft) => void;
}

function CheckFields({ draft, questions, onChange }: CheckFieldsProps) {
  const { texts, language, main } = useBuilderContext();
  if ('raw' in draft) return <p className="cf-help">{texts.onlyInJson}</p>;
  const { message, when } = draft;
  const sort = 'compare' in draft ? 'compare' : 'must';
  const shared = { ...(when && { when }), message };
  return (
    <>
      <TextField
        label={texts.checkMessage}
        value={textIn(message, language, main)}
        onChange={(text) => onChange({ ...draft, message: withTextIn(message, text, { language, main }) })}
      />
      <Pick
        label={texts.checkSort}
        choices={[
          ['compare', texts.checkCompare],
          ['must', texts.checkMust],
        ]}
        value={sort}
        onChange={(name) =>
          onChange(
            name === 'compare' ? { ...shared, compare: ['', 'lt', ''] } : { ...shared, must: undefined },
          )
        }
      />
      {'compare' in draft ? (
        <div className="cf-builder-test">
          <SideField
            label={texts.checkFirst}
            side={draft.compare[0]}
            questions={questions}
            onChange={(side) => onChange({ ...draft, compare: [side, draft.compare[1], draft.compare[2]] })}
          />
          <Pick
            isUnlabelled
            label={texts.operator}
            choices={Object.entries(texts.compares)}
            value={draft.compare[1]}
            onChange={(name) =>
              // Cast is safe: the choices are the names of comparisons.
              onChange({ ...draft, compare: [draft.compare[0], name as Compare[1], draft.compare[2]] })
            }
          />
          <SideField
            label={texts.checkSecond}
            side={draft.compare[2]}
            questions={questions}
            onChange={(side) => onChange({ ...draft, compare: [draft.compare[0], draft.compare[1], side] })}
          />
        </div>
      ) : (
        <ConditionEditor
          label={texts.checkMust}
          without={texts.never}
          condition={draft.must}
          questions={questions}
          onChange={(must) => onChange({ ...draft, must })}
        />
      )}
    </>
  );
}

interface SideFieldProps {
  readonly label: string;
  readonly side: Side;
  readonly questions: readonly AskedBefore[];
  readonly onChange: (side: Side) => void;
}

/** One side of a comparison: another answer, today, or a number or a date. */
function SideField({ label, side, questions, onChange }: SideFieldProps) {
  const { texts } = useBuilderContext();
  const ref = typeof side === 'object' && 'ref' in side ? String(side.ref) : undefined;
  const at = questions.findIndex(({ qid }) => qid === ref);
  const isOther = typeof side === 'object' && at < 0;
  const isFixed = typeof side !== 'object' && side !== 'today';
  const [isTyped, setTyped] = useState(isFixed && side !== '');
  const choose = (name: string) => {
    setTyped(name === 'fixed');
    const asked = questions[Number(name)];
    if (name === 'today') return onChange('today');
    if (name === 'fixed' || name === '' || !asked) return onChange('');
    onChange({ ref: asked.qid, ...(asked.nid !== undefined && { nid: asked.nid }) });
  };
  return (
    <>
      <Pick
        isUnlabelled
        label={label}
        choices={[
          ['', isOther ? texts.onlyInJson : texts.choose],
          ...questions.map((asked, index) => [String(index), asked.label] as const),
          ['today', texts.settings.today],
          ['fixed', texts.fixedValue],
        ]}
        value={at >= 0 ? String(at) : side === 'today' ? 'today' : isTyped ? 'fixed' : ''}
        onChange={choose}
      />
      {isTyped && isFixed && (
        <input
          className="cf-input"
          aria-label={texts.fixedValue}
          placeholder="2026-07-01"
          value={String(side)}
          onChange={({ target }) => onChange(sideOf(target.value))}
        />
      )}
    </>
  );
}

/** A number for a text that is one; a date and a time stay texts. */
function sideOf(text: string): Side {
  const number = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text.trim();
}
