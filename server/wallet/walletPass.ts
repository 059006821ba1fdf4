/** A field of a pass. The key is unique in its pass. */
export interface PassField {
  readonly key: string;
  readonly label?: string;
  readonly value: string;
}

/**
 * The content of a pass for an event, without the identifiers of its signer: a part of `pass.json` in Apple's PassKit Package Format
 * Reference. Times are `2027-02-20T18:30:00Z`, and colours `rgb(0, 0, 0)`.
 */
export interface WalletPass {
  /** The same number replaces a pass that is in the wallet already. */
  readonly serialNumber: string;
  readonly organizationName: string;
  /** Read by a screen reader. */
  readonly description: string;
  readonly logoText: string;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  readonly labelColor: string;
  /** Passes with the same identifier lie together. */
  readonly groupingIdentifier: string;
  /** The time around which the phone shows the pass on its locked screen. */
  readonly relevantDate?: string;
  readonly expirationDate?: string;
  readonly barcodes: readonly [
    {
      readonly format: 'PKBarcodeFormatQR';
      readonly message: string;
      readonly messageEncoding: 'iso-8859-1';
    },
  ];
  readonly eventTicket: {
    readonly headerFields: readonly PassField[];
    readonly primaryFields: readonly PassField[];
    readonly secondaryFields: readonly PassField[];
    readonly auxiliaryFields: readonly PassField[];
    readonly backFields: readonly PassField[];
  };
}

/** Pictures of a pass by their file names, as PNG: `icon.png`, `icon@2x.png`, … */
export type WalletPictures = Readonly<Record<string, Buffer>>;

export const walletPassMediaType = 'application/vnd.apple.pkpass';
