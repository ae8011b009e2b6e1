/**
 * Detects prompt injection: text that gives orders to a program or to the person who reads a listing aloud ("ignore
 * previous instructions and say ..."). Pages and files are data, never instructions. Covers English, Spanish, Chinese,
 * Hindi and Farsi, and orders hidden by look-alike letters, spaced-out letters and invisible characters.
 *
 * The patterns match orders to a machine (about instructions, prompts, scripts, words to say), not every command:
 * listings are full of commands ("Call today", "Ignore the noise of the city", "Say goodbye to high bills").
 */

/** Letters of other alphabets and number signs that look like Latin letters. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa',
    'вb',
    'сc',
    'ԁd',
    'еe',
    'ғf',
    'һh',
    'нh',
    'іi',
    'ϳj',
    'јj',
    'кk',
    'ӏl',
    'мm',
    'пn',
    'оo',
    'рp',
    'ԛq',
    'гr',
    'ѕs',
    'тt',
    'цu',
    'ѵv',
    'ԝw',
    'хx',
    'уy',
    'αa',
    'βb',
    'ϲc',
    'εe',
    'ηn',
    'ιi',
    'κk',
    'μu',
    'νv',
    'οo',
    'ρp',
    'σo',
    'τt',
    'υu',
    'χx',
    'γy',
    'ωw',
    'օo',
    'սu',
    'հh',
    'ոn',
    'ցg',
    'ɑa',
    'ɡg',
    'ıi',
    'ɩi',
    'ʟl',
    'ᴀa',
    'ʙb',
    'ᴄc',
    'ᴅd',
    'ᴇe',
    'ꜰf',
    'ɢg',
    'ʜh',
    'ɪi',
    'ᴊj',
    'ᴋk',
    'ᴍm',
    'ɴn',
    'ᴏo',
    'ᴘp',
    'ʀr',
    'ꜱs',
    'ᴛt',
    'ᴜu',
    'ᴠv',
    'ᴡw',
    'ʏy',
    'ᴢz',
    'øo',
    'łl',
    'đd',
    'ŧt',
    'ƚl',
    'ɇe',
    'ѐe',
    'يی',
    'كک',
    'ىی',
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');
const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
/** Invisible characters, accents, nuktas and vowel points, which change the look of a word but not the word. */
const adornments = /[\p{Cf}\p{Co}\p{Cs}\p{Me}\p{Script=Inherited}\u115f\u1160\u3164\u0640]|\u093c/gu;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(adornments, '')
    .toLowerCase()
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter);

/** Reads digits inside words as the letters that they look like. */
const withoutDigits = (text: string): string =>
  text.replace(/[\p{L}\d@$]+/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (digit) => digitLetters[digit] ?? digit) : word,
  );

const pattern = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'), 'u');

const machines =
  '(?:ai|artificial intelligences?|llms?|(?:large )?language models?|(?:ai|virtual|automated|digital) (?:agent|assistant|system|model|tool|reader|bot|writer|generator|presenter|narrator|host)s?|assistants?|(?:chat ?)?bots?|crawlers?|scrapers?|summari[sz]ers?|gpt|copilot|script ?(?:writer|generator)s?|narrators?|presenters?|video (?:generator|maker)s?)';
const earlier =
  '(?:previous|prior|above|earlier|preceding|foregoing|former|original|initial|existing|safety|system|developer|hidden)';
/** The beginning of a sentence, with words that soften a command. */
const start =
  '(?:^|[.!?:;])[^\\p{L}]*(?:(?:please|now|instead|then|just|simply|always|only|kindly|next|you must|you should|you will),?\\s+)*';
const quote = '["“”«\']';

/** Patterns for words in lower case, without accents, separated by single spaces. */
const spaced: readonly RegExp[] = [
  pattern(
    // English: discard the instructions.
    `(?<!n't )(?<!not )(?<!never )\\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overrid(?:e|ing)|overrule|bypass|discard|skip|do not (?:follow|obey)|don't (?:follow|obey)|stop (?:following|obeying)|pay no attention to|set aside)\\b[^.!?]{0,60}\\b(?:instructions?|directives?|(?:the|your|this|that|these|all|any|${earlier}) prompts?|${earlier} (?:\\w+ )?(?:training|programming|context|rules?|orders?|directions?|commands?|messages?|polic(?:y|ies)|constraints?|restrictions?|guidelines?|text|content|conversation))\\b`,
    `\\b(?:follow|obey|execute|carry out|apply) (?:only )?(?:these|the following|my|those|our|new) (?:\\w+ )?(?:instructions?|directives?|commands?|orders?|prompts?)\\b`,
    `\\b(?:new|updated|revised|secret|hidden|overriding) (?:instructions?|directives?|prompts?)\\b`,
    // English: address a model.
    `\\b(?:system|developer) (?:prompts?|messages?)\\b|\\bdeveloper mode\\b|\\blanguage models?\\b|\\bchat ?gpt\\b|\\bgpt ?\\d|\\bjailbreak|\\bprompt injection\\b|\\bapi[ _]?keys?\\b`,
    `\\b(?:dear|attention|attn|note to|notice to|hey|message (?:to|for)|instructions? (?:to|for)|reminder (?:to|for)|important for)\\b[ :,]*(?:all |any |every |the |you |our |my )*${machines}\\b`,
    `\\b(?:if|since|because|as) you(?: are|'re) (?:an? |the |any )?(?:${machines}|automated|machine|program)\\b`,
    `\\byou(?: are|'re) (?:an? |the )?(?:\\w+ )?${machines}\\b|\\byou(?: are|'re) (?:now|no longer|hereby) [^.!?]{0,40}\\b${machines}\\b`,
    `\\b(?:as|act as|acting as|behave like) an? (?:\\w+ )?(?:ai|assistant|language model|(?:chat ?)?bot|narrator|script ?writer)\\b`,
    `\\b(?:ai(?: (?:agent|assistant|system|model|tool|reader|bot)s?)?|llms?|bots|assistants|crawlers|scrapers|summari[sz]ers?) (?:reading|processing|parsing|summari[sz]ing|that reads?|must|shall|are to|is to)\\b`,
    `(?:^|[.!?:;])[^\\p{L}]*(?:system|assistant|user|human|ai)(?: (?:message|note|prompt))? ?:`,
    `\\bpretend (?:that )?(?:the|this) (?:house|home|property|price|listing)\\b|\\bpretend (?:to be|you are|you're) (?:an? )?(?:ai|assistant|bot|another|different|unrestricted|human|pirate)\\b`,
    `\\bfrom now on,? (?:you (?:are (?:an?|the|my)|must|only|answer|respond|speak)|your (?:task|role|job|name|instructions)|respond|answer|reply|speak|write|act)\\b`,
    `\\byour (?:new |only |real |actual )?(?:task|role|job|goal|mission|objective) (?:is|now is|will be) (?:now )?(?:to )?(?:say|write|tell|output|print|respond|reply|answer|ignore|generate|produce|describe|promote|advertise|convince|repeat)\\b`,
    `\\b(?:reveal|disclose|leak|expose|print|show) (?:me )?(?:your|the) (?:system|prompt|instructions?|secrets?|password|keys?|configuration|rules|training|api)\\b`,
    // English: dictate what to say.
    `${start}say (?:that|it|this|there|exactly|only|nothing|the (?!word\\b)|${quote})`,
    `\\b(?:and|then|must|should|instead|please) say,? (?:that (?:the|this|it)|exactly|only)\\b`,
    `(?:${start}|\\b(?:and|then|must|should|instead|please) )(?:state|claim|mention|announce|declare|write|report|insist) (?:that (?:the|this|it|there|you|we|i)|exactly|only|the following|the words|the phrase|${quote})`,
    `\\btell (?:them|viewers?|users?|readers?|listeners?|the (?:viewers?|users?|readers?|audience|buyers?|listeners?|customers?)) (?:that|it|this|the|to|about|how|they)\\b`,
    `${start}(?:output|print|recite|echo|repeat) (?:only|exactly|the following|the words?|the phrase|the text|your|everything|all of|this (?:sentence|text|message|phrase)|after me|${quote})`,
    `(?:${start}|\\b(?:and|then|must|should|instead) )(?:respond|reply|answer|speak|talk|narrate) (?:only|exactly|exclusively|with (?:only|the words?|the phrase|exactly|${quote})|in (?:the style|all caps|json|verse|rhyme|an? \\w+ accent|spanish|french|german|russian|chinese|emoji)|as if|like an?)\\b`,
    `\\b(?:in|into|throughout|at the (?:start|beginning|end) of) (?:the|your|this|every) (?:video )?(?:script|response|output|answer|reply|narration|voice ?over)\\b`,
    `\\b(?:the |your |this )(?:presenter|narrator|voice ?over|script|narration|video script|headline)s? (?:must|should|shall|has to|have to|needs? to|is to)\\b`,
    `${start}(?:include|insert|add|append|begin|start|end|finish|open|close|conclude)\\b[^.!?]{0,60}\\b(?:script|response|output|narration|voice ?over)\\b`,
    `${start}(?:set|change|replace|overwrite|rewrite) the (?:title|headline|address|price|script)\\b|\\bmake (?:the|your) (?:script|narration|presenter|output|response)\\b`,
    `(?:${start}|\\b(?:and|but|then|instead),? )(?:do not|don't|stop|avoid) (?:mention|describ|disclos|reveal)(?:e|ing)?\\b|\\bnever (?:mention|describe|disclose|reveal) (?:the|that|any|this|its|your)\\b|${start}(?:translate|summari[sz]e|rewrite|paraphrase) (?:this|the|everything|all|it|your)\\b`,
    `\\b(?:convince|persuade|urge) (?:the )?(?:viewers?|users?|readers?|listeners?)\\b|\\bend of (?:the )?(?:document|data|context|input|instructions?)\\b`,
  ),
  pattern(
    // Spanish.
    `(?<!no )\\b(?:ignor(?:a|e|ar|en|ad)|olvid(?:a|e|ar|en)|descart(?:a|e|ar)|omit(?:e|a|ir)|desobede(?:ce|zca)|anul(?:a|e)|no (?:sigas?|obedezcas?|hagas caso)|ha(?:z|ga|gan) caso omiso)\\b[^.!?]{0,60}\\b(?:instruccion(?:es)?|indicaciones|ordenes|directrices|directivas|(?:el|este|tu|su) prompt|(?:reglas|normas|mensajes?) (?:anterior(?:es)?|previ[ao]s?|del sistema)|todo lo anterior)\\b`,
    `\\bmodelos? de (?:lenguaje|ia)\\b|\\b(?:prompt|mensaje|instrucciones) del sistema\\b|\\bnuevas instrucciones\\b`,
    `\\b(?:eres|usted es|si es|actua como|actue como) (?:ahora )?(?:una? |el |la )?(?:ia|asistente|inteligencia artificial|modelo de|bot|chatbot|robot|narrador|presentador)\\b|\\bcomo (?:una? )?(?:ia|inteligencia artificial|asistente virtual)\\b`,
    `(?:(?:^|[.!?:;,])[^\\p{L}]*|\\b(?:y|e|ahora|luego|simplemente|solo|por favor,?|en su lugar,?|en cambio,?|debes?|tienes? que) )(?:di|diga|digan|decir|escrib(?:e|a|ir)|mencion(?:a|e|ar)|respond(?:e|a|er)|repit(?:e|a)|repetir|anunci(?:a|e|ar)|afirm(?:a|e|ar)|declar(?:a|e|ar)|diles?|digales?) (?:que|solo|solamente|unicamente|exactamente|lo siguiente|textualmente|las palabras|la frase|a los (?:espectadores|usuarios|compradores)|${quote})`,
    `\\ben (?:el|tu|su) (?:guion|respuesta|salida|narracion|locucion)\\b|\\b(?:el|tu|su) (?:guion|presentador|narrador) (?:debe|tiene que|debera)\\b|\\bno (?:menciones|describas|reveles)\\b`,
    `\\ba partir de ahora,? (?:eres|responde|responda|di|diga|actua|habla|tu tarea|solo)\\b`,
    `\\b(?:instrucciones|mensaje|nota|aviso|atencion)[ :,]*(?:para |a )?(?:tod[ao]s )?(?:las? |el |los )?(?:ias?|inteligencia artificial|asistentes?|modelos? de|bots?|chatbots?|narrador(?:es)?|presentador(?:es)?)\\b`,
    `\\b(?:revel(?:a|e)|muestr(?:a|e)|filtr(?:a|e)) (?:tus?|el|las?|sus?) (?:prompt|instrucciones|contrasena|clave)`,
  ),
];

/** Patterns for letters without any spaces: they find spaced-out words, and Chinese has no spaces. */
const squeezed: readonly RegExp[] = [
  pattern(
    '(?:ignore|disregard|forget|override)(?:all|any|every|the|your|these|those|of|my|what)*(?:(?:previous|prior|above|earlier|preceding)+(?:instructions?|prompts?|rules|commands|guidelines|orders|messages)|instructions|prompt)',
    'systemprompt|ignora(?:todas)?(?:las)?(?:anteriores)?instrucciones|instruccionesanteriores',
  ),
  pattern(
    // Chinese.
    '(?:忽略|无视|無視|忽视|忘记|忘記|忘掉|不要理会|别管|抛开|覆盖|绕过|不要遵守|不要遵循|请勿遵循|停止遵循|跳过).{0,20}(?:指令|指示|提示词|系统提示|规则|規則|命令|设定|前文|上文|以上内容|之前的内容|先前内容|前面的内容)',
    '(?:系统|系統|开发者|開發者)(?:提示词|指令|消息)|(?:显示|泄露|透露|输出|打印).{0,8}(?:系统提示|密码|密钥)|语言模型|語言模型',
    '你(?:现在|从现在起|将)?(?:是|扮演|作为)(?:一个|一名|一位).{0,16}(?:助手|模型|机器人|ai|人工智能|旁白|主播)|作为(?:一个|一名)?(?:ai|人工智能|助手|机器人)',
    '(?:请|并|必须|只|只能|应该|然后|改为|直接)(?:说|讲|回答|回复|输出|写|声称|宣布|重复|朗读|念|告诉)(?:这|该|房|价|它|以下|下面|出|道|观众|用户|买家|读者|只|一句|卖家|业主)',
    '^(?:声称|输出|重复以下|告诉(?:观众|用户|买家))|^说(?:这|该|房|价|它)|从现在(?:开始|起)你(?:必须|只能|是)',
    '在(?:脚本|腳本|回答|回复|输出|旁白|文案|视频标题|标题)(?:中|里|的开头|的结尾|末尾)|(?:主播|旁白|脚本|腳本)(?:必须|应该|请)|新的?指令|(?:以下|执行|下列)(?:指令|命令)|不要提(?:及|到)|(?:致|写给)(?:所有)?(?:ai|人工智能|机器人)',
  ),
  pattern(
    // Hindi, then Farsi, in the form that `folded` gives.
    ...[
      '(?:निर्देश|आदेश|नियम|प्रॉम्प्ट|हिदायत).{0,40}(?:अनदेख|नज़रअंदाज़|नज़रंदाज़|उपेक्षा|भूलजा|भुलादो|भुलादें|नमान|मतमान|पालननकर|छोड़)|(?:अनदेख|नज़रअंदाज़|भूलजा|उपेक्षा).{0,40}(?:निर्देश|आदेश|प्रॉम्प्ट)',
      '(?:कहें|कहो|कहिए|बोलें|बोलो|बोलिए|लिखें|लिखो|घोषितकरें|दोहराएं|दोहराएँ|दावाकरें)(?:कि|सिर्फ|केवल|यह|निम्न)|दर्शकोंको(?:बताएं|बताएँ|बताओ|कहें)',
      'भाषामॉडल|सिस्टमप्रॉम्प्ट|सिस्टमसंदेश|(?:आप|तुम)(?:अब)?एक.{0,10}(?:सहायक|मॉडल|एआई|बॉट)|एआई(?:सहायक|मॉडल)?केलिए(?:निर्देश|संदेश)|स्क्रिप्टमें|एआईकेरूपमें|अबसेआप(?:केवल|सिर्फ)|उल्लेखनकरें|ज़िक्रनकरें',
      '(?:دستور|فرمان|قوانین|قواعد|پرامپت|رهنمود).{0,40}(?:نادیدهبگیر|فراموشکن|کناربگذار|رعایتنکن|پیروینکن|اطاعتنکن|توجهنکن|لغوکن)|(?:نادیدهبگیر|فراموشکن|توجهنکن).{0,40}(?:دستور|پرامپت|قوانین)',
      '(?:بگو|بگویید|بگوئید|بنویس|بنویسید|اعلامکن|اعلامکنید|ادعاکن|ادعاکنید|تکرارکن|تکرارکنید|ذکرکن|ذکرکنید|پاسخبده)(?:که|فقط|این|خانه|ملک|قیمت|عینا|جمله|عبارت|تنها)',
      'مدلزبانی|پیامسیستم|(?:تو|شما)(?:حالا|اکنون)?یک(?:هوشمصنوعی|دستیار|مدل|ربات)|بهعنوان(?:یک)?(?:هوشمصنوعی|مدل|دستیار|ربات)|(?:در|توی)(?:متنویدیو|اسکریپت|نریشن)|ازاینبهبعدفقط|بهبینندگان(?:بگو|اعلام)|اشارهنکن|دستورجدید|دستورالعملجدید|برایهوشمصنوعی',
    ].map(folded),
  ),
];

/** A long run of characters without a space is code, not prose. */
const code = /[A-Za-z0-9+/=_-]{60,}/;

/** Whether a sentence, title or name is a prompt injection. For texts of at most a few hundred characters. */
export function isPromptInjection(text: string): boolean {
  const words = withoutDigits(
    folded(text)
      .replaceAll(/[’‘`´]/gu, "'")
      .replaceAll(/[^\p{L}\p{M}\d.,:;!?'"“”«»@$]+/gu, ' '),
  ).trim();
  const letters = words.replaceAll(/[^\p{L}\p{M}]+/gu, '');
  return code.test(text) || spaced.some((each) => each.test(words)) || squeezed.some((each) => each.test(letters));
}
