/** What the sources say, worked out by hand from their text: club | subject | facts | verdict and rules that fire | article. */
import { FURTHER_CASES } from "./further-cases.ts";
import { REGISTRY_CASES } from "./registry-cases.ts";

/** FIFe: parents, matings, litters and kittens. A rule that unknown facts leave open is named with a question mark, the chosen book after `book=`. */
const TABLE = `
FIFe | queen | births24_n=3 waiver=no | ok | 1 §3.3: three litters in 24 months
FIFe | queen | births24_n=4 waiver=no | block F01 | 1 §3.3: three litters in 24 months
FIFe | queen | births24_n=4 waiver=yes | ok | 1 §3.3: three litters in 24 months
FIFe | queen | births24_n=4 | ok ?F01 | 1 §3.3: three litters in 24 months
FIFe | queen | waiver=no | ok ?F01 | 1 §3.3: three litters in 24 months
FIFe | stud | births24_n=5 waiver=no | ok | 1 §3.3: three litters in 24 months
FIFe | queen | births12_n=2 date=2024-01-01 | ok | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 date=2023-12-31 | ok | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 date=2024-01-01 | block F02 | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 | ok ?F02 | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 births24_n=4 waiver=no date=2025-06-01 | block F01 F02 | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 births24_n=4 waiver=yes date=2025-06-01 | block F02 | 4: two litters in 12 months from 2024
FIFe | queen | births12_n=3 births24_n=4 waiver=no date=2022-06-01 | block F01 | 4: two litters in 12 months from 2024
FIFe | mating | other_stud_d=20 | block F03 | 9 §2.3
FIFe | mating | other_stud_d=21 | ok | 9 §2.3
FIFe | mating | other_stud_d=0 | block F03 | 9 §2.3
FIFe | queen | repeat_caesarean=yes | block F04 | 9 §2.3
FIFe | queen | repeat_caesarean=no | ok | 9 §2.3
FIFe | queen | country=PT age_mo=11 | block F05 | 15: ages 1 to 10 years in Portugal
FIFe | queen | country=PT age_mo=12 | ok | 15: ages 1 to 10 years in Portugal
FIFe | queen | country=PT age_mo=120 | ok | 15: ages 1 to 10 years in Portugal
FIFe | queen | country=PT age_mo=121 | block F05 | 15: ages 1 to 10 years in Portugal
FIFe | queen | country=SE age_mo=121 | ok | 15: ages 1 to 10 years in Portugal
FIFe | queen | age_mo=130 | ok ?F05 | 15: ages 1 to 10 years in Portugal
FIFe | stud | country=PT age_mo=11 | ok | 15: ages 1 to 10 years in Portugal
FIFe | queen | age_mo=9 | warn F06 | general knowledge
FIFe | queen | age_mo=10 | ok ?F05 | general knowledge
FIFe | queen | country=PT age_mo=9 | block F05 F06 | 15: ages 1 to 10 years in Portugal
FIFe | stud | testes_cert=yes | ok | 2 App. II
FIFe | stud | testes_cert=no | block F07 | 2 App. II
FIFe | queen | testes_cert=no | ok | 2 App. II
FIFe | queen | umbilical_hernia=yes | block F08 | 2 App. II
FIFe | stud | umbilical_hernia=yes | block F08 | 2 App. II
FIFe | stud | umbilical_hernia=no | ok | 2 App. II
FIFe | queen | deaf=yes | block F09 | 2 App. II
FIFe | queen | deaf=no white=yes hearing_test=yes | ok | 6 §3.6.4: white cats
FIFe | queen | white=yes hearing_test=no | block F10 | 6 §3.6.4: white cats
FIFe | queen | white=no hearing_test=no | ok | 6 §3.6.4: white cats
FIFe | queen | white=yes | ok ?F10 | 6 §3.6.4: white cats
FIFe | stud | white=yes hearing_test=no deaf=yes | block F09 F10 | 6 §3.6.4: white cats
FIFe | mating | sire_white=yes dam_white=yes date=2013-12-31 | ok | 6 §3.6.4: white cats
FIFe | mating | sire_white=yes dam_white=yes date=2014-01-01 | block F11 | 6 §3.6.4: white cats
FIFe | mating | sire_white=no dam_white=yes date=2014-01-01 | ok | 6 §3.6.4: white cats
FIFe | mating | sire_white=yes date=2024-05-05 | ok ?F11 | 6 §3.6.4: white cats
FIFe | queen | identified=no | block F12 | 11 §2
FIFe | stud | identified=yes | ok | 11 §2
FIFe | queen | fold_ears=yes short_legs=no wild_cat=no | block F13 | 6 §3.6: not allowed for breeding
FIFe | stud | short_legs=yes | block F13 | 6 §3.6: not allowed for breeding
FIFe | stud | wild_cat=yes fold_ears=no | block F13 | 6 §3.6: not allowed for breeding
FIFe | stud | fold_ears=no short_legs=no | ok ?F13 | 6 §3.6: not allowed for breeding
FIFe | stud | fold_ears=no short_legs=no wild_cat=no | ok | 6 §3.6: not allowed for breeding
FIFe | queen | congenital_defect=yes | block F15 | 6 §3.6.3: birth defects
FIFe | queen | congenital_defect=no | ok | 6 §3.6.3: birth defects
FIFe | queen | polydactyl=yes | ask F16 | general knowledge
FIFe | stud | polydactyl=no | ok | general knowledge
FIFe | stud | polydactyl=yes umbilical_hernia=yes | block F08 F16 | 2 App. II
FIFe | queen | breed=KOR gm_tests=no | block F17 | 3: DNA tests
FIFe | queen | breed=KOR gm_tests=yes | ok | 3: DNA tests
FIFe | queen | breed=SIA gm_tests=no | ok ?F22 | 3: DNA tests
FIFe | queen | gm_tests=no | ok ?F17 | 3: DNA tests
FIFe | stud | breed=BUR gm2_test=no parents_gm2_free=no | block F18 | 7 §6.5: GM2
FIFe | stud | breed=BUR gm2_test=no parents_gm2_free=yes | ok | 7 §6.5: GM2
FIFe | stud | breed=BUR gm2_test=no | ok ?F18 | 7 §6.5: GM2
FIFe | stud | breed=BML gm2_test=no parents_gm2_free=no | ok | 7 §6.5: GM2
FIFe | mating | breed=BUR sire_gm2=carrier dam_gm2=carrier | block F19 | 7 §6.5: GM2
FIFe | mating | breed=BUR sire_gm2=carrier dam_gm2=free | ok | 7 §6.5: GM2
FIFe | mating | breed=BUR sire_gm2=carrier | ok ?F19 | 7 §6.5: GM2
FIFe | queen | breed=NFO gsd4_test=no parents_gsd4_free=no | block F20 | 8 §6.15: GSD IV
FIFe | queen | breed=NFO gsd4_test=yes parents_gsd4_free=no | ok ?F24 | 8 §6.15: GSD IV
FIFe | queen | breed=NFO gsd4_test=no | ok ?F20 ?F24 | 8 §6.15: GSD IV
FIFe | queen | breed=SIB gsd4_test=no parents_gsd4_free=no | ok | 8 §6.15: GSD IV
FIFe | mating | breed=NFO sire_gsd4=carrier dam_gsd4=carrier | block F21 | 8 §6.15: GSD IV
FIFe | mating | breed=NFO sire_gsd4=free dam_gsd4=carrier | ok | 8 §6.15: GSD IV
FIFe | mating | breed=MCO sire_gsd4=carrier dam_gsd4=carrier | ok | 8 §6.15: GSD IV
FIFe | queen | breed=SIA rdac_test=no | block F22 | 3: DNA tests
FIFe | queen | breed=OLH rdac_test=no | block F22 | 3: DNA tests
FIFe | stud | breed=PEB rdac_test=yes | ok | 3: DNA tests
FIFe | stud | breed=ABY rdac_test=no | ok | 3: DNA tests
FIFe | queen | listed_dna_test=no | warn F23 | 3: DNA tests
FIFe | queen | listed_dna_test=yes | ok | 3: DNA tests
FIFe | queen | breed=MCO heart_scan=no | warn F24 | 2 App. II
FIFe | queen | breed=MCO heart_scan=yes | ok | 2 App. II
FIFe | queen | breed=SIB heart_scan=no | ok | 2 App. II
FIFe | stud | breed=SPH heart_scan=no listed_dna_test=yes | warn F24 | 2 App. II
FIFe | stud | breed=NFO heart_scan=no listed_dna_test=no gsd4_test=no parents_gsd4_free=no | block F20 F23 F24 | 8 §6.15: GSD IV
FIFe | mating | country=DK breed=BLH sire_hcm_normal=no | block F25 | 11b: HCM scan in Denmark
FIFe | mating | country=DK breed=BSH sire_hcm_normal=yes | ok | 11b: HCM scan in Denmark
FIFe | mating | country=NO breed=BSH sire_hcm_normal=no | ok | 11b: HCM scan in Denmark
FIFe | mating | country=DK breed=PER sire_hcm_normal=no | ok | 11b: HCM scan in Denmark
FIFe | mating | same_or_sister=no permission=yes | ok | 2 §9.1: crossing breeds
FIFe | mating | same_or_sister=no | ok ?F26 | 2 §9.1: crossing breeds
FIFe | mating | same_or_sister=yes permission=no | ok | 2 §9.1: crossing breeds
FIFe | mating | same_or_sister=no permission=no other_stud_d=5 | block F03 F26 | 2 §9.1: crossing breeds
FIFe | litter | cross=yes register=LO | block F27 | 2 §4.2, §4.3: LO and RX
FIFe | litter | cross=yes register=RX | ok | 2 §4.2, §4.3: LO and RX
FIFe | litter | cross=no register=LO | ok | 2 §4.2, §4.3: LO and RX
FIFe | litter | cross=yes | ok ?F27 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=LO pure_gen_n=3 variety_ok=yes | ok | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=LO pure_gen_n=3 variety_ok=no | block F28 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=LO pure_gen_n=2 | block F28 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=LO pure_gen_n=3 | ok ?F28 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=RX pure_gen_n=2 variety_ok=no | ok ?F29 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=RX lo_met=yes | block F29 | 2 §4.2, §4.3: LO and RX
FIFe | cat | register=RX lo_met=no | ok | 2 §4.2, §4.3: LO and RX
FIFe | cat | leave_d=97 vet_advice=no date=2022-12-31 | ok ?F31 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=97 vet_advice=no date=2023-01-01 | block F30 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=98 vet_advice=no date=2023-01-01 | ok ?F31 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=97 vet_advice=yes date=2023-01-01 | ok ?F31 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=97 date=2023-01-01 | ok ?F30 ?F31 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=100 vaccinated=no | block F31 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=0 vaccinated=no | ok ?F30 | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=100 vaccinated=yes | ok | 5 §2.3.3: when kittens leave
FIFe | cat | chip=no | block F32 | 5 §2.3.3: when kittens leave
FIFe | cat | chip=yes | ok | 5 §2.3.3: when kittens leave
FIFe | cat | leave_d=90 vet_advice=no date=2025-03-01 vaccinated=no chip=no | block F30 F31 F32 | 5 §2.3.3: when kittens leave
FIFe | litter | registered_n=4 kittens_n=4 | ok | 11 §2
FIFe | litter | registered_n=3 kittens_n=4 | block F33 | 11 §2
FIFe | litter | registered_n=3 | ok ?F33 | 11 §2
FIFe | litter | first_book=TICA | block F34 | 2 §5.1.1
FIFe | litter | first_book=FIFe | ok | 2 §5.1.1
FIFe | litter | cattery_name=no litters_before_n=1 | ok | 2 §5.1.1
FIFe | litter | cattery_name=no litters_before_n=2 | block F35 | 2 §5.1.1
FIFe | litter | cattery_name=yes litters_before_n=9 | ok | 2 §5.1.1
FIFe | litter | own_queen_at_mating=no breeder_consent=no | block F36 | 2 §4.1
FIFe | litter | own_queen_at_mating=no breeder_consent=yes | ok | 2 §4.1
FIFe | litter | own_queen_at_mating=no | ok ?F36 | 2 §4.1
FIFe | litter | cross=yes register=LO registered_n=1 kittens_n=5 first_book=WCF | block F27 F33 F34 | 2 §4.3, §5.1.1; 11 §2
FIFe | cat | imported=yes name_changed=yes | block F37 | 14: imported cats
FIFe | cat | imported=yes name_changed=no | ok ?F37 | 14: imported cats
FIFe | cat | nonfife=yes foreign_title=yes imported=no | block F37 | 14: imported cats
FIFe | cat | imported=yes foreign_title=yes | ok ?F37 | 14: imported cats
FIFe | cat | ems_change=yes age_mo=10 ems_grounds=no | block F38 | 2 §5.1.1
FIFe | cat | ems_change=yes age_mo=9 ems_grounds=no | ok | 2 §5.1.1
FIFe | cat | ems_change=yes age_mo=10 ems_grounds=yes | ok | 2 §5.1.1
FIFe | cat | breed=SFS | block F39 | 3 §8.1: breeds without a code
FIFe | cat | breed=SFL chip=no | block F32 F39 | 3 §8.1: breeds without a code
FIFe | cat | breed=BSH | ok | 3 §8.1: breeds without a code
FIFe | queen | breed=ABY listed_dna_test=no heart_scan=no | warn F23 | 3: DNA tests
`;

export const CASES = TABLE + FURTHER_CASES + REGISTRY_CASES;
