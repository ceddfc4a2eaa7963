/** Countries of which few papers come; the others stand in names.ts. */
import { FEMALES, MALES, words, type Culture } from "./names-shared.ts";

export const MORE_CULTURES = {
  bulgarian: {
    country: "BG",
    males: [...MALES, ...words("Asparuh|Boyan Maga|Krali Marko|Orfei|Perun|Tsar Simeon")],
    females: [...FEMALES, ...words("Bilyana|Kalina|Rusalka|Samodiva|Tangra's Dream|Zornitsa")],
    catteries: words(
      "BG*Balkan Pearl #|BG*Rose Valley #|BG*Thracian Gold #|# of Old Plovdiv, BG|BG*Rila Mountain #|BG*Sofia Grand #|# Black Sea Breeze, BG|BG*Tsarevets #",
    ),
    people: words(
      "Мария Георгиева Иванова|Десислава Христова|Пламен Тодоров Ангелов|Ваня Щерева|Гергана Стоянова-Костова|Цветелина Маринова|Юлиян Джамбазов",
    ),
    towns: words("4000 Пловдив|1000 София|9000 Варна|8000 Бургас|7000 Русе"),
  },
  lithuanian: {
    country: "LT",
    males: [...MALES, ...words("Ąžuolas|Gintaras|Kęstutis|Perkūnas|Vėjas|Žaibas")],
    females: [
      ...FEMALES,
      ...words("Aušrinė|Eglė Žalčių Karalienė|Jūratė|Rasa|Šilta Žiema|Žvaigždė"),
    ],
    catteries: words(
      "# Gintaro Krantas*LT|LT*Baltic Dunes #|# Kuršių Neringa*LT|# Vilniaus Vilkė*LT|LT*Amber Whisper #|# of Trakai Castle*LT|# Sidabrinis Rūkas*LT|LT*Žemaitijos #",
    ),
    people: words(
      "Rasa Kazlauskienė|Jūratė Stankevičiūtė|Audrius Petrauskas|Živilė Žukauskaitė|Nijolė Vaičiulienė|Eglė Šimkūnaitė|Vytautas Grigaliūnas",
    ),
    towns: words("LT-01103 Vilnius|LT-44280 Kaunas|LT-92221 Klaipėda|LT-76351 Šiauliai"),
  },
  turkish: {
    country: "TR",
    males: [...MALES, ...words("Çınar|Gökhan Bey|Karabaş|Paşa|Sultan Süleyman|Yıldırım")],
    females: [...FEMALES, ...words("Boğaziçi Işığı|Gülbahar|Hürrem|İnci|Pamuk Şeker|Zümrüt")],
    catteries: words(
      "TR*Boğaziçi #|# of Golden Horn|TR*Kapadokya #|TR*Topkapı Sarayı #|# Anatolian Dream|TR*Ege Rüyası #|TR*Işık Cattery #|# of Galata Tower",
    ),
    people: words(
      "Ayşe Yıldız|Şebnem Çağlayan|Oğuz Kılıç|Gülşah Öztürk|İpek Karadağ|Hüseyin Ünal|Müge Doğan Işık",
    ),
    towns: words("34710 Kadıköy / İSTANBUL|06680 Çankaya / ANKARA|35220 Konak / İZMİR|16010 BURSA"),
  },
  portuguese: {
    country: "PT",
    males: [...MALES, ...words("Adamastor|Camões|Gonçalo|Infante Dom Henrique|João Ratão|Trovão")],
    females: [
      ...FEMALES,
      ...words("Açucena|Conceição|Estrela do Mar|Inês de Castro|Lua Cheia|Saudade"),
    ],
    catteries: words(
      "PT*Serra da Estrela #|PT*Quinta dos Gatos #|# do Alto Douro|PT*Lusitânia #|# da Ria Formosa|PT*Ilhas de Bruma #|# das Sete Colinas|PT*Azulejo #",
    ),
    people: words(
      "Maria João Gonçalves|António Magalhães|Conceição Simões|Luís Guimarães|Fátima Brandão|Inês Araújo|José Galvão",
    ),
    towns: words("1250-096 Lisboa|4000-322 Porto|3000-213 Coimbra|8000-078 Faro"),
  },
  canadian: {
    country: "CA",
    males: [...MALES, ...words("Coureur des Bois|Klondike Gold|Mountie|Nanook|Yukon Jack")],
    females: [
      ...FEMALES,
      ...words("Anne of Green Gables|Belle Province|Évangéline|Maple Sugar|Tofino"),
    ],
    catteries: words(
      "Chinookwind #|Lac-Saint-Jean #|Maritime Mist #|Muskoka #|Northern Lights' #|Prairiegold #|Saguenay #|# of Cape Breton|Tundrapaws #|Wolfe Island #",
    ),
    people: words(
      "Margaret MacKinnon|Jean-François Bélanger|Shirley & Doug Petrenko|Lise Thériault|Heather Fraser-Boyd|Gisèle Ouellette|Kim Tran",
    ),
    towns: words(
      "Mississauga ON L5N 1P7|Trois-Rivières QC G9A 5H7|Red Deer AB T4N 3T1|Halifax NS B3J 1S9",
    ),
  },
} satisfies Record<string, Culture>;
