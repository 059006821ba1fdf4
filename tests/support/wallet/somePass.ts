import type { WalletPass } from '#server/wallet/walletPass.ts';

export const somePass: WalletPass = {
  serialNumber: '1',
  organizationName: 'Club',
  description: 'Ticket',
  logoText: 'Club',
  backgroundColor: 'rgb(0, 0, 0)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(255, 255, 255)',
  groupingIdentifier: 'event-1',
  barcodes: [{ format: 'PKBarcodeFormatQR', message: 'code', messageEncoding: 'iso-8859-1' }],
  eventTicket: {
    headerFields: [],
    primaryFields: [],
    secondaryFields: [],
    auxiliaryFields: [],
    backFields: [],
  },
};
