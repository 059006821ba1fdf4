import results from '../../bench/results.md?raw';
import { InlineText } from '../page/InlineText.tsx';
import { MarkdownTable } from '../page/MarkdownTable.tsx';
import { type Block, readBlocks } from '../page/markdown.ts';
import { Page } from '../page/Page.tsx';
import './reference.css';

const [title, lead, ...blocks] = readBlocks(results);

/** The results that `npm run bench` wrote, as they are in the repository at the time of the build. */
export function BenchPage() {
  return (
    <Page title={textOf(title)} lead={<InlineText text={textOf(lead)} />}>
      <div className="m-document">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
          <BlockView key={index} block={block} label={headingAbove(index)} />
        ))}
      </div>
    </Page>
  );
}

function BlockView({ block, label }: { readonly block: Block; readonly label: string }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'table')
    return <MarkdownTable label={block.table.head[0] || label} table={block.table} />;
  if (block.kind === 'text')
    return (
      <p>
        <InlineText text={block.text} />
      </p>
    );
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </ul>
  );
}

function headingAbove(index: number): string {
  return textOf(blocks.slice(0, index).findLast(({ kind }) => kind === 'heading'));
}

function textOf(block: Block | undefined): string {
  return block?.kind === 'heading' || block?.kind === 'text' ? block.text : '';
}
