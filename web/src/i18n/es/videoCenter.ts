export default {
  Chapters: 'Capítulos',
  'Watch {title}': 'Ver {title}',
  '+{more} more': '+{more} más',
  'Video Preview': 'Vista previa del video',
  'Video content unavailable': 'El contenido del video no está disponible',
  'Duration: {duration}': 'Duración: {duration}',
  'Resumed at {resumedAt}': 'Continúa desde {resumedAt}',
  'Start from the beginning': 'Empezar desde el principio',
  'Make my own version': 'Hacer mi propia versión',
  'All Categories': 'Todas las categorías',
  'Exclusive market insights and property intelligence.':
    'Perspectivas exclusivas del mercado y conocimiento inmobiliario.',
  'Search videos': 'Buscar videos',
  'Search videos...': 'Buscar videos...',
  'Try adjusting your search or category filter.': 'Prueba con otra búsqueda u otra categoría.',
  '{toLocaleString} views': '{toLocaleString} reproducciones',
} as const;
