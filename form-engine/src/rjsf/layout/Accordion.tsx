import { useState } from 'react';
import { PanelBody } from './PanelBody.tsx';
import type { Panel } from './panel.ts';

interface AccordionProps {
  readonly panels: readonly Panel[];
}

/** Sections below each other, of which each opens and closes by its title. The first one begins open. */
export function Accordion({ panels }: AccordionProps) {
  const [first = ''] = panels.map(({ id }) => id);
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({ [first]: true });
  const turn = (id: string, isOpen: boolean) => setTurned((before) => ({ ...before, [id]: isOpen }));
  return (
    <div className="cf-accordion">
      {panels.map(({ id, title, problems, content }) => {
        const isOpen = turned[id] === true;
        return (
          <div key={id}>
            <h2 className="cf-section-title">
              <button
                type="button"
                className="cf-accordion-button"
                id={`${id}-button`}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => turn(id, !isOpen)}
              >
                <span dir="auto">{title}</span>
                {problems && <span className="cf-panel-problems"> {problems}</span>}
              </button>
            </h2>
            <PanelBody
              {...{ id, title, isOpen }}
              role="region"
              labelledBy={`${id}-button`}
              onReveal={() => turn(id, true)}
            >
              {content}
            </PanelBody>
          </div>
        );
      })}
    </div>
  );
}
