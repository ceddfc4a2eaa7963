import type { Locale } from "./registry.ts";

/** Sellers' texts, at most 100 characters each. */
export const DELIVERY_TEXTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Pick up at home, or we bring the kitten within 150 km",
    "By car or plane with an escort, worldwide by arrangement",
    "Personal handover only, we like to meet the new family",
    "Delivery within the country, pet passport and rabies vaccination included",
    "Meeting at a show, or courier with climate control",
    "Collection in person; travel abroad with pet passport after 15 weeks",
  ],
  ru: [
    "Самовывоз или привезём сами в пределах 150 км",
    "Доставка по стране поездом с проводником, за рубеж — с курьером",
    "Только лично в руки: хотим познакомиться с новой семьёй",
    "Зоотакси по стране, ветпаспорт и прививки готовы",
    "Передадим на выставке или самолётом с сопровождающим",
    "Самовывоз, поможем с документами для вывоза",
  ],
};

export const KITTEN_TEXTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Playful and bold, first to greet every guest. Litter-trained, vaccinated.",
    "A calm lap cat who purrs as soon as you sit down.",
    "Show quality, strong bone, lovely profile.",
    "Grown up with children and a dog, afraid of nothing.",
    "Curious and talkative, follows you from room to room.",
    "Excellent type, parents tested for HCM and PKD.",
    "A sweet, gentle character; eats raw and dry food.",
  ],
  ru: [
    "Игривый и смелый характер, первым встречает гостей. Привит, к лотку приучен.",
    "Спокойный ласковый котёнок, мурчит, едва возьмёшь на руки.",
    "Шоу-класс: крепкий костяк, отличный профиль.",
    "Растёт с детьми и собакой, ничего не боится.",
    "Любопытный и разговорчивый, ходит хвостиком по дому.",
    "Прекрасный тип, родители проверены на ГКМП и ПКД.",
    "Нежный характер, ест сухой корм и натуралку.",
  ],
};

/** Adult cats sold as pets only. */
export const PET_TEXTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Retired from breeding, neutered before the move. Looking for a quiet sofa.",
    "Kept back for show, neutered, now looking for a family.",
  ],
  ru: [
    "Завершает племенную карьеру, стерилизация до переезда. Ищем спокойный дом и диван.",
    "Оставляли для выставок, теперь ищем любящую семью. Стерилизация сделана.",
  ],
};

/** Adult cats sold with breeding rights. */
export const BREEDING_TEXTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Proven in breeding, show and test results on request.",
    "Excellent type for a new line, tested for HCM and PKD.",
  ],
  ru: [
    "Есть потомство, результаты выставок и тестов покажем.",
    "Отличный тип для новой линии, тесты на ГКМП и ПКД.",
  ],
};

export const ORDER_COMMENTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "We have been waiting for this colour for a year. May we come and see the kitten?",
    "Could you hold the kitten until the end of the month?",
    "Is the kitten used to dogs? We have a calm retriever.",
    "Looking for a queen for our breeding programme, please send the test results.",
    "We can collect at the weekend.",
  ],
  ru: [
    "Давно ищем такой окрас. Можно приехать посмотреть котёнка?",
    "Подержите, пожалуйста, котёнка до конца месяца.",
    "Как котёнок относится к собакам? У нас спокойный ретривер.",
    "Ищем кошку в разведение, пришлите, пожалуйста, результаты тестов.",
    "Заберём в выходные.",
  ],
};
