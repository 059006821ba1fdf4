import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { CardGrid } from '../../components/layout/CardGrid.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { StickyBar } from '../../components/layout/StickyBar.tsx';
import { type Tab, Tabs } from '../../components/layout/Tabs.tsx';
import { Detail } from '../../components/text/Detail.tsx';
import { hrefs } from '../../paths.ts';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const tabs: readonly Tab<string>[] = texts.choices.map((label, count) => ({ id: label, label, count }));

/** Has no PageHeader sample: the style guide's own header shows it, and a page has only one. */
export function LayoutSample() {
  const [tab, setTab] = useState(texts.choices[0] ?? '');
  return (
    <Sample title={texts.layout}>
      <div className={styles.wide}>
        <Card>
          <h3>{texts.card}</h3>
          <p>{texts.sample}</p>
        </Card>
      </div>
      <div className={styles.wide}>
        <Card clickable>
          <h3>
            <Link to={hrefs.styleguide()}>{texts.clickableCard}</Link>
          </h3>
          <p>{texts.sample}</p>
        </Card>
      </div>
      <div className={styles.full}>
        <Section id="section-sample" title={texts.section} lead={<p>{texts.emptyText}</p>}>
          <CardGrid narrowest={240} stacked>
            {texts.choices.map((name) => (
              <Card key={name} as="li">
                <h3>{name}</h3>
                <Detail>{texts.sample}</Detail>
              </Card>
            ))}
          </CardGrid>
        </Section>
      </div>
      <div className={styles.full}>
        <Tabs label={texts.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
          <p>{texts.emptyText}</p>
        </Tabs>
      </div>
      <div className={styles.full}>
        <StickyBar summary={texts.sample}>
          <ButtonLink to={hrefs.home()}>{texts.back}</ButtonLink>
          <Button variant="primary">{texts.action}</Button>
        </StickyBar>
      </div>
    </Sample>
  );
}
