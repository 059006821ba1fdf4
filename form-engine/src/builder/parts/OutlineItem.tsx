import { memo, useEffect, useRef } from 'react';
import type { AttachRow } from '../moving/dragParts.ts';
import type { BuilderTexts } from '../texts/nl.ts';
import type { OutlineRow } from './outlineRows.ts';

interface OutlineItemProps extends Omit<OutlineRow, 'place' | 'part'> {
  readonly isSelected: boolean;
  /** Whether Tab stops here. */
  readonly isCurrent: boolean;
  readonly isCut: boolean;
  readonly texts: BuilderTexts;
  /** Makes the row one that can be dragged; `undefined` where nobody may, or until that is loaded. */
  readonly attach: AttachRow | undefined;
}

/** A part in the outline. The tree around it has its handlers. */
export const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { name, title, level, number, all, hasList, isSelected, isCut, texts, attach } = props;
  const row = useRef<HTMLDivElement>(null);
  // A row that moves has another name: it is attached anew.
  useEffect(() => (attach && row.current ? attach(row.current, name) : undefined), [attach, name]);
  return (
    <div
      ref={row}
      role="treeitem"
      aria-level={level}
      aria-posinset={number}
      aria-setsize={all}
      aria-selected={isSelected}
      aria-expanded={hasList || undefined}
      data-place={name}
      data-cut={isCut || undefined}
      tabIndex={props.isCurrent ? 0 : -1}
    >
      <span className="cf-builder-part">
        <span className="cf-builder-title">{title}</span>
        <Marks kind={props.kind} signs={props.signs} texts={texts} />
      </span>
      {props.isEmptySection && <p className="cf-builder-empty">{texts.emptySection}</p>}
    </div>
  );
});

/** The kind of a question, and what is special about it. */
function Marks({ kind, signs, texts }: Pick<OutlineItemProps, 'kind' | 'signs' | 'texts'>) {
  const meanings: Readonly<Record<string, string>> = {
    '*': texts.isRequired,
    '?': texts.isConditional,
    '!': texts.hasFault,
  };
  if (kind === '' && signs === '') return null;
  return (
    <span className="cf-builder-marks">
      {[...signs].map((sign) => (
        <abbr key={sign} title={meanings[sign]} data-sign={sign}>
          <span aria-hidden>{sign}</span>
          <span className="cf-hidden">{meanings[sign]}</span>
        </abbr>
      ))}
      {kind !== '' && <span>{kind}</span>}
    </span>
  );
}
