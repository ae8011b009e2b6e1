import type { Word } from './word.ts';

export const books = {
  DIFFERS_MISSING_IN_LEDGER: {
    en: 'The provider has the money, the log does not know of it',
    es: 'El proveedor tiene el dinero, el registro no lo conoce',
  },
  DIFFERS_MISSING_IN_PROVIDER: {
    en: 'Recorded or granted here, without money at the provider',
    es: 'Registrado u otorgado aquí, sin dinero en el proveedor',
  },
  DIFFERS_MISSING_GRANT: { en: 'Paid, and nothing was granted', es: 'Pagado, y no se otorgó nada' },
  DIFFERS_AMOUNT_MISMATCH: {
    en: 'The amounts of provider and log differ',
    es: 'Los importes del proveedor y del registro no coinciden',
  },
  DIFFERS_CURRENCY_MISMATCH: {
    en: 'Paid in another currency than asked for',
    es: 'Pagado en otra moneda que la pedida',
  },
  DIFFERS_OWNER_MISMATCH: { en: 'The provider names another user', es: 'El proveedor nombra a otro usuario' },
  DIFFERS_DUPLICATE_GRANT: { en: 'Granted more than once', es: 'Otorgado más de una vez' },
  DIFFERS_GRANT_MISMATCH: { en: 'Granted another amount than paid for', es: 'Se otorgó otra cantidad que la pagada' },
  DIFFERS_ORPHAN_REVERSAL: {
    en: 'A payment that nobody paid was reversed',
    es: 'Se retiró dinero de un pago que nadie hizo',
  },
  DIFFERS_FEE_UNEXPLAINED: {
    en: 'An entry of the provider that the books cannot explain',
    es: 'Un asiento del proveedor que los libros no explican',
  },
  DIFFERS_USED_AFTER_REFUND: {
    en: 'Refunded credits were already used: a debt',
    es: 'Los créditos reembolsados ya se habían usado: una deuda',
  },
  DIFFERS_LATE_COMPLETION: {
    en: 'The video came after its timeout and was free',
    es: 'El video llegó después de su plazo y fue gratis',
  },
  DIFFERS_USAGE_MISMATCH: {
    en: 'The length of a video and its charge differ',
    es: 'La duración de un video y su cobro no coinciden',
  },
  DIFFERS_PAYOUT_MISMATCH: {
    en: 'A payout is not the sum of its entries',
    es: 'Una transferencia no es la suma de sus asientos',
  },
  DIFFERS_BALANCE_MISMATCH: {
    en: 'The user sees another balance than the log holds',
    es: 'El usuario ve otro saldo que el del registro',
  },
  DIFFERS_UNREADABLE_PAGE: {
    en: 'A page of the provider’s records cannot be right',
    es: 'Una página de los registros del proveedor no puede ser correcta',
  },
  DIFFERS_INVOICE_UNEXPLAINED: {
    en: 'Settled at the provider, and no rule says what it grants',
    es: 'Liquidado en el proveedor, y ninguna regla dice qué otorga',
  },
  DIFFERS_NOT_UNDERSTOOD: {
    en: 'The provider has an object that cannot be read',
    es: 'El proveedor tiene un objeto que no se puede leer',
  },
  DIFFERS_RECORD_CHANGED: {
    en: 'The provider’s record is no longer what was read of it',
    es: 'El registro del proveedor ya no es lo que se leyó de él',
  },
  DECIDED_UNKNOWN_SUBSCRIPTION: {
    en: 'Nothing was granted: this product did not start the subscription.',
    es: 'No se otorgó nada: este producto no inició la suscripción.',
  },
  DECIDED_OTHER_CURRENCY: {
    en: 'Nothing was granted: the invoice is in another currency than ours.',
    es: 'No se otorgó nada: la factura está en otra moneda que la nuestra.',
  },
  DECIDED_UNCLEAR_PERIOD: {
    en: 'Nothing was granted: the lines of the plan do not agree on one period.',
    es: 'No se otorgó nada: las líneas del plan no coinciden en un periodo.',
  },
  DECIDED_UNKNOWN_ITEM: {
    en: 'Nothing was granted: the invoice charges something that is not in the catalog, and no plan.',
    es: 'No se otorgó nada: la factura cobra algo que no está en el catálogo, y ningún plan.',
  },
  DECIDED_PERIOD_OVERLAPS: {
    en: 'Nothing was granted: the period, or a part of it, was granted already.',
    es: 'No se otorgó nada: el periodo, o una parte de él, ya se había otorgado.',
  },
  DECIDED_PARTLY_UNKNOWN: {
    en: 'The period was granted, but the invoice also charges something that is not in the catalog.',
    es: 'El periodo se otorgó, pero la factura también cobra algo que no está en el catálogo.',
  },
  LEG_PAYMENTS: { en: 'Provider and payments', es: 'Proveedor y pagos' },
  LEG_CREDITS: { en: 'Payments and grants', es: 'Pagos y créditos otorgados' },
  LEG_ACCOUNTS: { en: 'Log and accounts', es: 'Registro y cuentas' },
  LEG_USAGE: { en: 'Videos and charges', es: 'Videos y cobros' },
  LEG_PAYOUTS: { en: 'Payouts', es: 'Transferencias' },
  EXCEPTION_STEP_EXCEPTION_OPENED: { en: 'Found', es: 'Encontrada' },
  EXCEPTION_STEP_EXCEPTION_ASSIGNED: { en: 'Assigned', es: 'Asignada' },
  EXCEPTION_STEP_EXCEPTION_NOTED: { en: 'Noted', es: 'Anotada' },
  EXCEPTION_STEP_REPAIR_PROPOSED: { en: 'Proposed a repair', es: 'Propuso una reparación' },
  EXCEPTION_STEP_EXCEPTION_REPAIR_TRIED: { en: 'Repair tried', es: 'Se intentó reparar' },
  EXCEPTION_STEP_SETTLEMENT_PROPOSED: { en: 'Proposed to end it', es: 'Se propuso cerrarla' },
  EXCEPTION_STEP_EXCEPTION_SETTLED: { en: 'Ended by hand', es: 'Cerrada a mano' },
  EXCEPTION_STEP_EXCEPTION_REOPENED: { en: 'Reopened', es: 'Reabierta' },
  EXCEPTION_STEP_EXCEPTION_MATCHED: { en: 'Matches again', es: 'Vuelve a coincidir' },
  BOOKED_PAYMENT_SUCCEEDED: { en: 'Payment', es: 'Pago' },
  BOOKED_INVOICE_PAID: { en: 'Invoice settled', es: 'Factura liquidada' },
  BOOKED_INVOICE_CREDITED: { en: 'Credit note', es: 'Nota de crédito' },
  BOOKED_PLAN_PERIOD_GRANTED: { en: 'Period granted by hand', es: 'Periodo otorgado a mano' },
  BOOKED_PAYMENT_REVERSED: { en: 'Refund or dispute', es: 'Reembolso o disputa' },
  BOOKED_CREDITS_CAPTURED: { en: 'Credits used', es: 'Créditos usados' },
  BOOKED_CREDITS_EXPIRED: { en: 'Credits expired', es: 'Créditos vencidos' },
  BOOKED_CREDITS_RELEASED: { en: 'Hold released', es: 'Reserva liberada' },
  BOOKED_CREDITS_CLAWED_BACK: { en: 'Credits clawed back', es: 'Créditos retirados' },
  BOOKED_CREDITS_RESTORED: { en: 'Credits given back', es: 'Créditos devueltos' },
  BOOKED_CREDITS_ADJUSTED: { en: 'Credits taken by an administrator', es: 'Créditos retirados por un administrador' },
  BOOKED_ADJUSTMENT_DECIDED: { en: 'Decided about taken credits', es: 'Decisión sobre créditos retirados' },
  BOOKED_ADJUSTMENT_REOPENED: {
    en: 'Decision about taken credits reopened',
    es: 'Decisión sobre créditos retirados reabierta',
  },
  BOOKED_EXCEPTION_SETTLED: { en: 'Exception written off', es: 'Excepción dada de baja' },
  BOOKED_EXCEPTION_REOPENED: { en: 'Write-off reversed', es: 'Baja revertida' },
  BOOKED_USER_ERASED: { en: 'Credits of an erased account', es: 'Créditos de una cuenta borrada' },
  BOOKED_CREDITS_UNDONE: { en: 'Change of credits undone', es: 'Cambio de créditos deshecho' },
  BOOKED_CREDITS_GRANTED: { en: 'Debt paid by a grant', es: 'Deuda pagada con créditos otorgados' },
  BOOKED_TWIN_CREDITS_CAPTURED: { en: 'Digital Twin made', es: 'Gemelo digital creado' },
  BOOKED_TWIN_CREDITS_CLAWED_BACK: { en: 'Digital Twin clawed back', es: 'Gemelo digital retirado' },
  BOOKED_TWIN_CREDITS_RESTORED: { en: 'Digital Twin given back', es: 'Gemelo digital devuelto' },
  DECIDED_UNREADABLE: {
    en: 'Nothing was decided: the object cannot be read.',
    es: 'No se decidió nada: el objeto no se puede leer.',
  },
  ALARM_SEVERE: {
    en: 'An exception of severity 1 is open for more than an hour ({age}): money without credits, or credits without money.',
    es: 'Una excepción de gravedad 1 lleva abierta más de una hora ({age}): dinero sin créditos o créditos sin dinero.',
  },
  ALARM_CLEARING: {
    en: '{amount} is at the provider for more than four days. A payout is late, or one was not read.',
    es: '{amount} lleva más de cuatro días en el proveedor. Una transferencia se retrasa o no se leyó.',
  },
  BOOKED_PAYOUT: { en: 'Payout of the provider', es: 'Transferencia del proveedor' },
  BOOKED_FEE: { en: 'Fee of the provider', es: 'Comisión del proveedor' },
  GOODS_NONE: { en: 'Nothing', es: 'Nada' },
  GOODS_ONE_TWIN: { en: '1 Digital Twin', es: '1 gemelo digital' },
  GOODS_TWINS: { en: '{count} Digital Twins', es: '{count} gemelos digitales' },
  GOODS_TWO: { en: '{first} and {second}', es: '{first} y {second}' },
} as const satisfies Readonly<Record<string, Word>>;
