import type { AddressEntry } from '../useAddressEntry.tsx';

/** Reports lists of the host that failed to load, with a retry button. Meanwhile the parts stay free text. */
export function ListFailure({ entry }: { readonly entry: AddressEntry }) {
  const { countries, places, texts } = entry;
  const failed = [places, countries].filter(({ state }) => state === 'failed');
  return (
    <div className="cf-part-note" role="status">
      {failed.length > 0 && (
        <>
          {failed.includes(places) ? texts.placesFailed : texts.countriesFailed}{' '}
          <button
            type="button"
            className="cf-link"
            onClick={() => {
              for (const list of failed) list.retry();
            }}
          >
            {texts.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}
