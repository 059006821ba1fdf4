import { Page, PageSection } from '../../page/Page.tsx';
import { ScrollBox } from '../../page/ScrollBox.tsx';
import { engineRules } from '../reading/engineStyles.ts';
import './foundations.css';
import { useLive } from '../reading/useLive.ts';

/** Everything that moves in the stylesheet. */
export function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="A form is no place for a show. Only what takes time moves: the bar of a file on its way. Whoever asks for less motion sees none."
    >
      <PageSection title="Everything that moves">
        <Movements />
      </PageSection>
      <PageSection title="What stands still, and why">
        <p>
          A message appears at once, below the field that it is about. A question that a condition brings
          along is there without sliding in: a moving page makes a finger miss. After a refused submit the
          page goes to the first wrong field in one step.
        </p>
      </PageSection>
    </Page>
  );
}

function Movements() {
  const moving = useLive(readMovements) ?? [];
  return (
    <ScrollBox label="Everything that moves" className="m-panel">
      <table className="m-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Movement</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {moving.map(({ selector, movement, media }) => (
            <tr key={selector + movement + media}>
              <th scope="row">
                <code>{selector}</code>
              </th>
              <td>{movement}</td>
              <td>{media || 'always'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function readMovements() {
  return engineRules().flatMap(({ selector, style, media }) => {
    const movements = [style.transition, style.animation].filter(Boolean);
    return movements.map((movement) => ({ selector, movement, media }));
  });
}
