import { defaultLook, type VideoLook } from '../../domain/look.ts';

/** A video of `npm run videos`. */
export interface SampleVideo {
  readonly title: string;
  readonly address: string;
  /** The owner's label for the kitchen picture. */
  readonly caption: string;
  readonly presenterId: string;
  readonly look: VideoLook;
  /** About a minute and a half of speech, so that a single word changes a rate by half a percent. */
  readonly script: string;
}

const look = (part: Partial<VideoLook>): VideoLook => ({ ...defaultLook, ...part });

/** The videos by language: one house, with figures, dates and phone numbers as agents write them. */
export const sampleVideos: Readonly<Record<string, SampleVideo>> = {
  en: {
    title: 'Sunny Craftsman on Larkspur Lane',
    address: '418 Larkspur Ln, Austin, TX 78704',
    caption: 'Kitchen with island',
    presenterId: 'clara',
    look: look({ placement: 'right' }),
    script: `Welcome to 418 Larkspur Ln, a Craftsman home that was built in 1998. It is listed at $613,750, with 4 bedrooms and 3.5 BA on 2,140 sq ft.
Broad steps lead up to a front porch that is deep enough for a table and two chairs. The great room is the heart of the house. Beams cross the ceiling, and a fireplace of river stone warms the far wall. Tall windows bring in the morning sun, and the oak floors are new.
The kitchen opens to the dining room. The island seats four, the counters are made of stone, and the pantry is large.
The primary bedroom takes the quiet end of the main floor. It has a window seat, a big closet and a bathroom with a heated floor. Three more bedrooms are upstairs, and so is the laundry.
Behind the house, a patio gathers around a fire pit, and the garden blooms from March to October. The garage is wired for an electric car, and the roof was replaced in 2021. Taxes are $6,412 a year, and the HOA fee is $85/mo.
A trail begins at the end of the street. The market is 0.4 mi away, and downtown can be reached in 10 min.
The open house is on Saturday, March 14, from 1 to 3:30 PM. Call me at (512) 555-0142 to arrange a private tour. I look forward to showing you this home.`,
  },
  es: {
    title: 'Casa luminosa en la Calle del Roble',
    address: 'Calle del Roble 12, Austin, TX 78704',
    caption: 'Cocina con isla',
    presenterId: 'daniel',
    look: look({ format: 'portrait', placement: 'right' }),
    script: `Bienvenido a la Calle del Roble 12. ¿Busca una casa con jardín? Esta se construyó en 1998, cuesta $425,000 y tiene 4 dormitorios, 2.5 baños y 2,140 pies².
Unos escalones anchos suben a un porche donde caben una mesa y dos sillas. La sala es el corazón de la casa. Las vigas cruzan el techo, y una chimenea de piedra calienta la pared del fondo. Las ventanas altas dejan entrar el sol de la mañana, y los suelos de roble son nuevos.
La cocina se abre al comedor. La isla tiene lugar para cuatro personas, y la despensa es grande.
El dormitorio principal está en la parte tranquila de la planta baja. Tiene un vestidor y un baño con suelo de piedra. Arriba hay tres dormitorios más y el cuarto de lavado.
Detrás de la casa hay una piscina, un patio con sombra y un jardín que florece de marzo a octubre. Es la escena perfecta para cenar con los amigos. El garaje está listo para un auto eléctrico, y el techo se cambió en 2021. Los impuestos son de $6,412 al año, y la cuota es de $85/mes.
La escuela está a 0.5 millas, y el centro de la ciudad queda a 10 min.
La casa se puede visitar el sábado 14 de marzo, de 1 a 3:30 p. m. Llámeme al 512-555-0142 para ver la casa. Será un placer mostrarle su nuevo hogar.`,
  },
  zh: {
    title: '橡树街阳光住宅',
    address: '橡树街12号，奥斯汀',
    caption: '厨房与岛台',
    presenterId: 'mei',
    look: look({ format: 'square', placement: 'left' }),
    script: `欢迎来到橡树街12号。这座房子建于1998年，售价42.5万美元，有四间卧室和两间浴室，面积2,140平方英尺。
宽阔的台阶通向前门廊，那里可以放一张桌子和两把椅子。客厅是全家的中心，天花板上有木梁，墙边有石头壁炉。早晨的阳光从高大的窗户照进来，橡木地板是全新的。
厨房通向餐厅，中间的岛台可以坐四个人，储藏室也很大。
主卧室在一楼最安静的地方，有一个大衣柜，浴室的地面可以加热。楼上还有三间卧室和洗衣房。
房子后面有一个院子，花园从三月到十月都开着花。车库可以给电动汽车充电，屋顶在2021年换过。每年的房产税是6,412美元，物业费每月85美元。
学校离这里只有0.5英里，开车到市中心需要10分钟。
开放参观的时间是3月14日星期六，下午1点到3点30分。请拨打512-555-0142给我打电话预约看房。我期待着带您参观这个新家。`,
  },
  hi: {
    title: 'ओक स्ट्रीट पर धूप से भरा घर',
    address: '12 ओक स्ट्रीट, ऑस्टिन',
    caption: 'रसोई',
    presenterId: 'amara',
    look: look({ placement: 'small' }),
    script: `नमस्ते, 12 ओक स्ट्रीट में आपका स्वागत है। यह घर 1998 में बना था, इसकी कीमत $425,000 है और इसमें 4 बेडरूम हैं। इसका क्षेत्रफल 2,140 वर्ग फुट है।
चौड़ी सीढ़ियाँ सामने के बरामदे तक जाती हैं, जहाँ एक मेज़ और दो कुर्सियाँ रखी जा सकती हैं। बैठक इस घर का दिल है। छत पर लकड़ी की धरन हैं, और दीवार के पास पत्थर की अंगीठी है। ऊँची खिड़कियों से सुबह की धूप आती है, और फ़र्श नई लकड़ी का है।
रसोई भोजन कक्ष की ओर खुलती है। यहाँ चार लोग एक साथ बैठ सकते हैं, और भंडार भी बड़ा है।
मुख्य बेडरूम नीचे के शांत हिस्से में है। इसमें एक बड़ी अलमारी और गरम फ़र्श वाला बाथरूम है। ऊपर तीन और बेडरूम हैं।
घर के पीछे एक आँगन है, और बगीचे में मार्च से अक्टूबर तक फूल खिलते हैं। गैराज में बिजली की कार चार्ज हो सकती है, और छत 2021 में बदली गई थी।
स्कूल 0.5 मील दूर है, और शहर का बाज़ार 10 मिनट में आ जाता है।
आप शनिवार, 14 मार्च को दोपहर 1 बजे से 3 बजे तक घर देख सकते हैं। घर देखने के लिए आज ही मुझे 512-555-0142 पर फ़ोन करें। मुझे आपको यह घर दिखाकर खुशी होगी।`,
  },
  fa: {
    title: 'خانه‌ای آفتابی در خیابان بلوط',
    address: 'خیابان بلوط، شمارهٔ ۱۲، آستین',
    caption: 'آشپزخانه',
    presenterId: 'omar',
    look: look({ placement: 'left' }),
    script: `به خیابان بلوط، شمارهٔ ۱۲ خوش آمدید. این خانه در سال ۱۹۹۸ ساخته شده است. قیمت آن ۴۲۵٬۰۰۰ دلار است و چهار اتاق خواب دارد. مساحت آن ۲٬۱۴۰ فوت مربع است.
پله‌های پهن به ایوان جلوی خانه می‌رسند، که برای یک میز و دو صندلی جا دارد. اتاق نشیمن قلب این خانه است. تیرهای چوبی از سقف می‌گذرند و کنار دیوار یک شومینهٔ سنگی هست. پنجره‌های بلند آفتاب صبح را به خانه می‌آورند، و کف‌پوش‌های چوبی نو هستند.
آشپزخانه به اتاق غذاخوری باز می‌شود. چهار نفر می‌توانند کنار هم بنشینند، و انباری هم بزرگ است.
اتاق خواب اصلی در آرام‌ترین جای خانه است. یک کمد بزرگ و یک حمام با کف گرم دارد. در طبقهٔ بالا سه اتاق خواب دیگر هست.
پشت خانه یک حیاط هست، و باغ از بهار تا پاییز پر از گل است. در گاراژ می‌توان خودروی برقی را شارژ کرد، و سقف در سال ۲۰۲۱ عوض شده است.
مدرسه در همین خیابان است، و با ماشین ۱۰ دقیقه تا مرکز شهر راه است.
روز شنبه از ساعت ۱ تا ۳ بعد از ظهر می‌توانید خانه را ببینید. برای دیدن خانه همین امروز با من تماس بگیرید. خوشحال می‌شوم که این خانه را به شما نشان بدهم.`,
  },
};
