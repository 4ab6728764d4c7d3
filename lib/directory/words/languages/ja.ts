export const ja = `
  live-in-care: 住み込み介護, 住み込みケア, 住み込み, 24時間介護, 24時間ケア, 住み込みヘルパー, 住み込みの介護士
  home-care: 在宅介護, 在宅ケア, 訪問介護, 訪問ケア, 自宅介護, 居宅介護, 訪問看護, ホームヘルパー, ホームケア, 在宅サービス
  care-home: 老人ホーム, 介護施設, 高齢者施設, ケアホーム, 養老院, 有料老人ホーム, 高齢者ホーム
  nursing-home: ナーシングホーム, 看護付き老人ホーム, 特別養護老人ホーム, 看護付き施設, 介護医療院
  day-care: デイサービス, デイケア, デイセンター, 通所介護
  supported-living: サポート付き住宅, 支援付き住宅, サービス付き高齢者住宅, 支援住宅
  respite: レスパイト, レスパイトケア, ショートステイ, 短期入所, 短期滞在
  hospice: ホスピス
  childrens: 保育園, 幼稚園, 託児所, 保育所, ベビーシッター
  health: 歯医者, 歯科, 医者, 病院, クリニック, 歯科医
  dentist: 歯医者, 歯科, 歯科医
  jobs: 求人, 仕事, 介護求人, 就職, 募集, アルバイト
  carer: 介護士, ヘルパー, 介護者, 介護職, ケアワーカー, 介護スタッフ
  older-people: 高齢者, お年寄り, 老人, 母, 父, 祖母, 祖父, 両親, シニア, おばあちゃん, おじいちゃん, お母さん, お父さん
  children: 子供, 子ども, 児童
  dementia: 認知症, アルツハイマー, 物忘れ, 記憶障害, アルツハイマー病
  night: 夜間, 夜, 夜勤, 深夜
  palliative: 緩和ケア, 終末期, 看取り, ターミナルケア, 終末期ケア
  companionship: 話し相手, 孤独
  personal care: 入浴介助, 身体介護
  cost: 料金, 費用, 値段, いくら
  physical disability: 障害者, 車椅子, 障害
  fillers: の を に で が は と へ や から まで 近く 探す 探しています 探して 必要 ください 介護 ケア サービス 私 付近 ための ため 向け したい いる です 人 世話
  London: ロンドン
  Manchester: マンチェスター
  Leeds: リーズ
  Birmingham: バーミンガム
  Liverpool: リバプール
  Bristol: ブリストル
  Sheffield: シェフィールド
  Nottingham: ノッティンガム
  Newcastle: ニューカッスル
  Oxford: オックスフォード
  Cambridge: ケンブリッジ
  Brighton: ブライトン
  York: ヨーク
  Edinburgh: エディンバラ, エジンバラ
  Glasgow: グラスゴー
  Cardiff: カーディフ
  Belfast: ベルファスト
  Scotland: スコットランド
  Wales: ウェールズ
  Northern Ireland: 北アイルランド
`;
