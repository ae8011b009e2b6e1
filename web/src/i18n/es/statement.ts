export default {
  'Showing {nodes} of {totalCount} movements': 'Mostrando {nodes} de {totalCount} movimientos',
  'Balance {balance}': 'Saldo {balance}',
  Balance: 'Saldo',
  'Credits are owed': 'Se deben créditos',
  'A refund took back {debt} that had been used already. New videos wait until it is paid; the next purchase pays it first.':
    'Un reembolso retiró {debt} que ya se habían usado. Los videos nuevos esperan hasta que se pague; la próxima compra lo paga primero.',
  'Added on': 'Agregado el',
  'Expires on': 'Vence el',
  'Where your credits come from': 'De dónde vienen tus créditos',
  'Credits that expire soonest are used first, then the oldest ones.':
    'Primero se usan los créditos que vencen antes y después los más antiguos.',
  'Next to expire: {amount} on {at}.': 'Lo próximo en vencer: {amount} el {at}.',
  'Grants with credits left, in the order of use': 'Otorgamientos con créditos restantes, en el orden en que se usan',
  'No credits left': 'No quedan créditos',
  'Credits that you add are listed here with their expiry date.':
    'Los créditos que agregues aparecen aquí con su fecha de vencimiento.',
  Why: 'Por qué',
  'Balance after': 'Saldo después',
  'All movements': 'Todos los movimientos',
  'Every movement': 'Cada movimiento',
  'Your statement cannot be shown right now': 'Tu estado de créditos no se puede mostrar ahora',
  'Loading your statement…': 'Cargando tu estado de créditos…',
  'No movements yet': 'Todavía no hay movimientos',
  'Credits that you add, hold and use are listed here, each with its reason.':
    'Los créditos que agregas, reservas y usas aparecen aquí, cada uno con su motivo.',
  'No movements of this kind': 'No hay movimientos de este tipo',
  'Clear filter': 'Quitar el filtro',
  'Movements of your credits, the latest first': 'Movimientos de tus créditos, primero el último',
  'From the month of': 'Desde el mes de',
  Latest: 'Lo último',
  '1 credit pays for 1 minute. Length counts in steps of {step} seconds, half a credit each; partial steps round up.':
    '1 crédito paga 1 minuto. La duración se cuenta en tramos de {step} segundos, a medio crédito cada uno; un tramo empezado cuenta entero.',
  'The estimate is held when a video starts. When it is finished, only its real length is used, never more than was held, and the rest comes back. If rendering fails, everything comes back.':
    'Lo estimado se reserva cuando empieza un video. Cuando está terminado, solo se usa su duración real, nunca más que lo reservado, y el resto vuelve. Si no se puede crear, vuelve todo.',
  'Every credit that was added, held, used or returned. The figures update live.':
    'Cada crédito que se agregó, reservó, usó o devolvió. Las cifras se actualizan en vivo.',
  'Still left': 'Quedan',
} as const;
