import { withdrawalRights } from '#rules/withdrawal.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { withdrawalRightsTexts as texts } from '#src/texts/nl/withdrawalRights.ts';

/**
 * What can and can't be withdrawn from, shown before an order (article VI.45, § 1 of the Belgian code of economic law). The link opens a
 * new tab, so that nobody loses a half-filled form.
 */
export function WithdrawalRights({ lines }: { lines: readonly { readonly type: string }[] }) {
  const { hasGoods, hasDated } = withdrawalRights(lines);
  if (!hasGoods && !hasDated) return null;
  return (
    <div>
      {hasGoods && (
        <Detail>
          {texts.goods}{' '}
          <a href={hrefs.withdrawal()} target="_blank" rel="noopener noreferrer">
            {texts.how}
            <VisuallyHidden> {shellTexts.opensNewTab}</VisuallyHidden>
          </a>
        </Detail>
      )}
      {hasDated && <Detail>{texts.dated}</Detail>}
    </div>
  );
}
