export default {
  'People who asked for a tour on the pages of your videos.':
    'Personas que pidieron una visita en las páginas de tus videos.',
  'Download leads as CSV': 'Descargar los contactos en CSV',
  'Your leads cannot be shown right now': 'Tus contactos no se pueden mostrar ahora',
  'Loading your leads…': 'Cargando tus contactos…',
  'No leads yet': 'Todavía no hay contactos',
  'Share a video': 'Compartir un video',
  'Share a video: visitors of its page can ask you for a tour. What they write appears here and reaches you by email.':
    'Comparte un video: los visitantes de su página pueden pedirte una visita. Lo que escriben aparece aquí y te llega por correo.',
  'Showing {count} leads': 'Mostrando {count} contactos',
  'The lead could not be marked as read': 'El contacto no se pudo marcar como leído',
  'The lead could not be deleted': 'El contacto no se pudo eliminar',
  'Lead deleted': 'Contacto eliminado',
  New: 'Nuevo',
  'Deleted video': 'Video eliminado',
  'No message': 'Sin mensaje',
  'Open the video': 'Abrir el video',
  'Delete this lead?': '¿Eliminar este contacto?',
  'The request of {name} and how to reach them are gone for good.':
    'La solicitud de {name} y sus datos de contacto se borran para siempre.',
} as const;
