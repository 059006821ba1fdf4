import { type KeyboardEvent, useState } from 'react';
import { PanelBody } from './PanelBody.tsx';
import type { Panel } from './panel.ts';

interface TabsProps {
  readonly panels: readonly Panel[];
}

/** Sections as tabs, by the ARIA pattern: the arrow keys, Home and End choose a tab, and Tab goes into its panel. */
export function Tabs({ panels }: TabsProps) {
  const [chosen, setChosen] = useState<string>();
  const open = panels.find(({ id }) => id === chosen) ?? panels[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key } = event;
    const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = open ? panels.indexOf(open) : 0;
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const moves: Readonly<Record<string, number>> = {
      [forward]: (at + 1) % panels.length,
      [backward]: (at - 1 + panels.length) % panels.length,
      Home: 0,
      End: panels.length - 1,
    };
    const to = moves[key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(panels[to]?.id);
    tabs[to]?.focus();
  };
  return (
    <div className="cf-tabs">
      <div className="cf-tab-list" role="tablist" onKeyDown={onKeyDown}>
        {panels.map(({ id, title, problems }) => (
          <button
            key={id}
            type="button"
            className="cf-tab"
            role="tab"
            id={`${id}-tab`}
            aria-selected={id === open?.id}
            aria-controls={id}
            tabIndex={id === open?.id ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            <span dir="auto">{title}</span>
            {problems && <span className="cf-panel-problems"> {problems}</span>}
          </button>
        ))}
      </div>
      {panels.map(({ id, title, content }) => (
        <PanelBody
          key={id}
          {...{ id, title }}
          role="tabpanel"
          labelledBy={`${id}-tab`}
          isOpen={id === open?.id}
          onReveal={() => setChosen(id)}
        >
          {content}
        </PanelBody>
      ))}
    </div>
  );
}
